import type { Policy } from "../../support/policy";

const known = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    sees       sees  sees    sees    -        -",
  other: "-         sees    sees    sees    sees       sees  sees    sees    -        -",
};

const oneself = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  null      sees    null    null    null       null  null    null    null     -",
  other: "null      null    null    null    null       null  null    null    null     -",
};

/**
 * Athletes. "athlete" is the caller's own profile where the caller is an athlete; for everybody else somebody who attends
 * their arena.
 */
export const athletePolicies: Policy[] = [
  {
    name: "the sporting part of who stands in a public ranking: everybody",
    at: "athlete",
    fields:
      "id key displayName level viewerCanCorrect viewerCanInviteGuardian viewerCanOpenPage viewerIsAthlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "the sporting part of anybody else: everyone signed in",
    at: "unlistedAthlete",
    fields:
      "id key displayName level viewerCanCorrect viewerCanInviteGuardian viewerCanOpenPage viewerIsAthlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         sees    sees    sees    sees       sees  -       -       -        -",
  },
  {
    name: "a page for strangers, of who has opened it: everybody",
    at: "Query",
    fields: "publicAthlete(key:$listedAthlete)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "a page for strangers, of who has not: nobody",
    at: "Query",
    fields: "publicAthlete(key:$athlete)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    null    null       null  null    null    null     -",
    other: "null      null    null    null    null       null  null    null    null     -",
  },
  {
    name: "a minor's name: in full to those who manage and federate their arena; to others initials",
    at: "minor",
    fields: "displayName",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  masked    masked  masked  sees    sees       sees  masked  masked  masked   -",
    other: "masked    masked  masked  masked  masked     sees  masked  masked  masked   -",
  },
  {
    name: "contact: the athlete, who manages their arena, who teaches them there, admins",
    at: "athlete",
    fields: "email phone",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "other personal data: the athlete, who manages their arena, admins; not who teaches them",
    at: "athlete",
    fields: "lacksEmail birthDate profileHistory",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "what has changed of a profile: the same",
    at: "athlete > profileHistory",
    fields: "changedAt changedByName changes",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "what has changed of a profile: one field",
    at: "athlete > profileHistory > changes",
    fields: "label before after",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "personal data of somebody else at the same arena, whom the teacher does not teach",
    at: "minor",
    fields: "email lacksEmail phone birthDate",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "the photo of who has no public page: everyone signed in",
    at: "athlete",
    fields: "photoPath",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
    other: "null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "whether there is a link to one's matches, one's CPF and notes: oneself",
    at: "athlete",
    fields: "hasCalendarFeed cpf notes isPublic",
    ...oneself,
  },
  {
    name: "what an athlete plays and where they stand: everyone signed in, and programs with a key",
    at: "athlete",
    fields: "enrolments rankingHistory rankingPositions record",
    ...known,
  },
  {
    name: "what an athlete plays: a page of it",
    at: "athlete > enrolments(first: 5)",
    fields: "edges pageInfo totalCount",
    ...known,
  },
  {
    name: "what an athlete plays: one entry",
    at: "athlete > enrolments(first: 5) > edges",
    fields: "cursor node",
    ...known,
  },
  {
    name: "what an athlete plays: as on the result sheet",
    at: "athlete > enrolments(first: 5) > edges > node",
    fields:
      "tournamentName category startDate endDate tournamentStatus status finalPosition maxParticipants timeZone",
    ...known,
  },
  {
    name: "what an athlete plays: since when, and for how much: the athlete, who manages the tournament",
    at: "athlete > enrolments(first: 5) > edges > node",
    fields: "enrolledAt feeInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    null    sees    sees       sees  null    null    -        -",
    other: "-         null    null    null    null       sees  null    null    -        -",
  },
  {
    name: "what an athlete has to be at: oneself",
    at: "athlete",
    fields: 'agenda(month:"2096-12-24") nextInAgenda',
    ...oneself,
  },
  {
    name: "the top of an athlete's own page: where they play, what comes next, what is to be paid",
    at: "athlete",
    fields: "clubs nextUp openCharges",
    ...oneself,
  },
  {
    name: "the next match or class of an athlete",
    at: "athlete > nextUp",
    fields: "kind title detail people startsAt endsAt estimatedAt timeZone court place isCalled path",
    ...oneself,
  },
  {
    name: "what an athlete still has to pay, in numbers",
    at: "athlete > openCharges",
    fields: "count overdueCount amountInCents",
    ...oneself,
  },
  {
    name: "what an athlete has to be at: one thing of it",
    at: "athlete > nextInAgenda",
    fields: "key kind title detail place startsAt endsAt timeZone firstDay lastDay isCancelled path",
    ...oneself,
  },
  {
    name: "how an athlete has been playing",
    at: "athlete > record",
    fields: "bestStreak categories form matches months opponents partners titles winningStreak wins",
    ...known,
  },
  {
    name: "how an athlete has been playing with one partner",
    at: "athlete > record > partners",
    fields: "athlete matches wins",
    ...known,
  },
  {
    name: "how an athlete has been playing in one month",
    at: "athlete > record > months",
    fields: "matches month wins",
    ...known,
  },
  {
    name: "how an athlete has been playing in one category",
    at: "athlete > record > categories",
    fields: "category matches wins",
    ...known,
  },
  {
    name: "where an athlete stands: a page of it",
    at: "athlete > rankingPositions(first: 5)",
    fields: "edges pageInfo",
    ...known,
  },
  {
    name: "where an athlete stands: one place",
    at: "athlete > rankingPositions(first: 5) > edges",
    fields: "cursor node",
    ...known,
  },
  {
    name: "where an athlete has stood: a page of it",
    at: "athlete > rankingHistory(first: 5)",
    fields: "edges pageInfo",
    ...known,
  },
  {
    name: "where an athlete has stood: one place",
    at: "athlete > rankingHistory(first: 5) > edges",
    fields: "cursor node",
    ...known,
  },
];
