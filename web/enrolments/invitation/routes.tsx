import type { RouteObject } from "react-router-dom";
import type { InvitationPageQuery } from "../../__generated__/InvitationPageQuery.graphql";
import { pageLoader } from "../../relay/page-loader";
import { invitationTokenIn } from "./invitation-address";

/** Public: the token in the link grants access. */
export const invitationRoutes: RouteObject[] = [
  {
    path: "/convite/:token?",
    loader: pageLoader<InvitationPageQuery>(
      () => import("../../__generated__/InvitationPageQuery.graphql"),
      ({ params, search }) => ({
        token: invitationTokenIn(params["token"], search),
      }),
    ),
    lazy: { Component: async () => (await import("./InvitationPage")).InvitationPage },
  },
];
