import { HeartHandshake } from "lucide-react";
import { page, type PageDeclaration } from "../shell/page";
import { dependentsPath } from "../../server/identity/roles.rules";
import type { DependentsPageQuery } from "../__generated__/DependentsPageQuery.graphql";

export const guardiansPages: PageDeclaration[] = [
  page<DependentsPageQuery>({
    path: dependentsPath,
    access: "signedIn",
    menu: {
      athlete: { at: 100, label: "Dependentes", icon: HeartHandshake },
      person: { at: 10, label: "Dependentes", icon: HeartHandshake },
    },
    offeredTo: ({ answersForMinor }) => answersForMinor,
    query: () => import("../__generated__/DependentsPageQuery.graphql"),
    component: async () => (await import("./DependentsPage")).DependentsPage,
  }),
];
