import { redirect, type RouteObject } from "react-router-dom";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { toast } from "../ui/toaster";

/** For anyone signed in. */
export const athleteRoutes: RouteObject[] = [
  {
    path: "/user-profile/:userId",
    loader: pageLoader<AthleteProfilePageQuery>(
      () => import("../__generated__/AthleteProfilePageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.userId) }),
    ),
    lazy: { Component: async () => (await import("./AthleteProfilePage")).AthleteProfilePage },
  },
  {
    path: "/user-profile",
    loader: () => {
      toast.error({ title: "ID do atleta não fornecido" });
      return redirect("/");
    },
  },
];
