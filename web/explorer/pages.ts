import { page, type PageDeclaration } from "../shell/page";

export const explorerPages: PageDeclaration[] = [
  page({
    path: "/explorador",
    access: "everyone",
    component: async () => (await import("./ExplorerPage")).ExplorerPage,
  }),
];
