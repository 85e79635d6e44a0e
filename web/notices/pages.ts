import { page, type PageDeclaration } from "../shell/page";
import type { NoticesPageQuery } from "../__generated__/NoticesPageQuery.graphql";
import { noticesPath } from "./public/notices-path";

export const noticesPages: PageDeclaration[] = [
  page<NoticesPageQuery>({
    path: noticesPath,
    access: "signedIn",
    palette: "Avisos",
    query: () => import("../__generated__/NoticesPageQuery.graphql"),
    component: async () => (await import("./NoticesPage")).NoticesPage,
  }),
];
