import { page, type PageDeclaration } from "../shell/page";
import type { EnrolmentsPageQuery } from "../__generated__/EnrolmentsPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { inBothAreas } from "../tournaments/public/tournament-path";
import { deskVariablesAt } from "./manage/enrolment-filters";

export const enrolmentsPages: PageDeclaration[] = inBothAreas((paths, access) =>
  page<EnrolmentsPageQuery>({
    path: paths.enrolments(":tournamentId"),
    access,
    query: () => import("../__generated__/EnrolmentsPageQuery.graphql"),
    // Pairs, invitations, the waiting list, payments, and why each place is as it is.
    maxStatements: 22,
    variables: ({ params, search }) => ({
      key: keyInAddress(params.tournamentId),
      ...deskVariablesAt(search),
    }),
    component: async () => (await import("./manage/EnrolmentsPage")).EnrolmentsPage,
  }),
);
