import { page, type PageDeclaration } from "../shell/page";

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
];
