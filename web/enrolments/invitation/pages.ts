import { page, type PageDeclaration } from "../../shell/page";
import type { InvitationPageQuery } from "../../__generated__/InvitationPageQuery.graphql";
import { invitationTokenIn } from "./invitation-address";

export const invitationPages: PageDeclaration[] = [
  page<InvitationPageQuery>({
    path: "/convite/:token?",
    access: "everyone",
    query: () => import("../../__generated__/InvitationPageQuery.graphql"),
    reads: ["token"],
    variables: ({ params, search }) => ({
      token: invitationTokenIn(params["token"], search),
    }),
    component: async () => (await import("./InvitationPage")).InvitationPage,
  }),
];
