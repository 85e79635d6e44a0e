import { page, type PageDeclaration } from "../../shell/page";
import type { AccountPageQuery } from "../../__generated__/AccountPageQuery.graphql";

export const accountPages: PageDeclaration[] = [
  page<AccountPageQuery>({
    path: "/conta",
    access: "signedIn",
    palette: "Minha conta",
    query: () => import("../../__generated__/AccountPageQuery.graphql"),
    // Devices, API keys, memberships and consents.
    maxStatements: 12,
    component: async () => (await import("./AccountPage")).AccountPage,
  }),
];
