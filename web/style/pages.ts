import type { StyleNotesPageQuery } from "../__generated__/StyleNotesPageQuery.graphql";
import { areaAccess, page, type PageDeclaration } from "../shell/page";

export const stylePages: PageDeclaration[] = [
  page({
    path: "/estilo",
    access: "everyone",
    component: async () => {
      const { status } = await fetch("/estilo/aberto");
      return status === 204
        ? (await import("./StylePage")).StylePage
        : (await import("../ui/NotFound")).NotFound;
    },
  }),
  page<StyleNotesPageQuery>({
    path: "/estilo/recados",
    access: areaAccess.admin,
    palette: "Recados",
    query: () => import("../__generated__/StyleNotesPageQuery.graphql"),
    component: async () => (await import("./StyleNotesPage")).StyleNotesPage,
  }),
];
