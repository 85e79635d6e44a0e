import { policiesOf, type MutationLine, type MutationPolicy } from "../../support/mutation-policy";

const whoManagesTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoRunsTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const theAthlete = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};

const organisersMutations: MutationLine[] = [
  [
    "entering a pair",
    "enrolPair",
    "pair enrolment tournament",
    ({ pairs, pairsCategory, newcomer, secondNewcomer }) => ({
      tournamentId: pairs,
      categoryId: pairsCategory,
      firstAthleteId: newcomer,
      secondAthleteId: secondNewcomer,
    }),
  ],
  [
    "making a pair of two who seek somebody",
    "formPair",
    "pair enrolment tournament",
    ({ seeker, secondSeeker }) => ({ firstEnrolmentId: seeker, secondEnrolmentId: secondSeeker }),
  ],
  ["taking a pair apart", "splitPair", "tournament", ({ pair }) => ({ pairId: pair })],
  [
    "writing a payment down",
    "registerPayment",
    "enrolment tournament outcome",
    ({ owing }) => ({ enrolmentId: owing }),
  ],
  [
    "writing many payments down",
    "registerPayments",
    "registeredCount restoredCount toRefundCount tournament",
    ({ pairs, owing }) => ({ tournamentId: pairs, enrolmentIds: [owing] }),
  ],
  [
    "taking a payment back",
    "undoPayment",
    "enrolment tournament",
    ({ paying }) => ({ enrolmentId: paying, reason: "Era de outra pessoa" }),
  ],
  [
    "giving a place to who waits",
    "admitFromLine",
    "enrolment tournament",
    ({ waiting }) => ({ enrolmentId: waiting, raiseLimit: false }),
  ],
  [
    "giving a wild card to who waits",
    "giveWildCard",
    "enrolment tournament",
    ({ waiting }) => ({ enrolmentId: waiting }),
  ],
  [
    "giving the places of a category by lots",
    "assignPlaces",
    "tournament",
    ({ undecidedCategory }) => ({ categoryId: undecidedCategory }),
  ],
  [
    "confirming many",
    "confirmEnrolments",
    "confirmedCount tournament",
    ({ pairs, owing }) => ({ tournamentId: pairs, enrolmentIds: [owing] }),
  ],
  [
    "importing a sheet",
    "importEnrolments",
    "lines goodCount enteredCount tournament",
    ({ pairs, pairsCategory, secondNewcomerEmail, thirdNewcomerEmail }) => ({
      tournamentId: pairs,
      categoryId: pairsCategory,
      csv: `E-mail 1;E-mail 2\n${secondNewcomerEmail};${thirdNewcomerEmail}`,
      apply: true,
      allOrNothing: true,
    }),
  ],
  [
    "changing the terms",
    "updateRegistration",
    "tournament",
    ({ pairs }) => ({ tournamentId: pairs, paymentDays: 5 }),
  ],
  [
    "making a coupon",
    "createCoupon",
    "tournament",
    ({ pairs }) => ({ tournamentId: pairs, code: "PRAIA10", discountPercent: 10 }),
  ],
  ["ending a coupon", "endCoupon", "tournament", ({ coupon }) => ({ couponId: coupon })],
];

const athletesMutations: MutationLine[] = [
  [
    "entering oneself",
    "enrolInTournament",
    "enrolment invitationUrl",
    ({ entry, entryCategory }) => ({
      tournamentId: entry,
      categoryId: entryCategory,
      seekPartner: true,
    }),
  ],
  [
    "asking a partner",
    "invitePartner",
    "enrolment invitationUrl",
    ({ ownSeeking }) => ({ enrolmentId: ownSeeking, partnerName: "Convidada" }),
  ],
  [
    "asking somebody who seeks one",
    "proposePair",
    "enrolment invitationUrl",
    ({ seeker }) => ({ seekerEnrolmentId: seeker }),
  ],
  [
    "accepting what one was asked",
    "acceptInvitation",
    "enrolment invitationUrl",
    ({ invitation }) => ({ invitationId: invitation }),
  ],
  ["declining it", "declineInvitation", "done", ({ invitation }) => ({ invitationId: invitation })],
  [
    "asking the same person again",
    "resendInvitation",
    "enrolment invitationUrl",
    ({ sentInvitation }) => ({ invitationId: sentInvitation }),
  ],
  [
    "asking no longer",
    "withdrawInvitation",
    "enrolment invitationUrl",
    ({ sentInvitation }) => ({ invitationId: sentInvitation }),
  ],
  [
    "saying when one cannot play",
    "setOwnUnavailability",
    "enrolment",
    ({ ownSeeking }) => ({
      enrolmentId: ownSeeking,
      periods: [{ startsAt: "2099-11-07T11:00:00Z", endsAt: "2099-11-07T12:00:00Z" }],
    }),
  ],
  [
    "leaving",
    "cancelOwnEnrolment",
    "refundInCents enrolment",
    ({ ownSeeking }) => ({ enrolmentId: ownSeeking }),
  ],
];

/** What somebody may do with enrolments. Tried with an input that works, so that a denial has no other reason. */
export const enrolmentMutations: MutationPolicy[] = [
  ...policiesOf(organisersMutations, " at an arena: who manages it, admins", whoManagesTheArena),
  ...policiesOf(organisersMutations, " in a championship: its federation's people, admins", {
    of: "federation",
    ...whoRunsTheFederation,
  }),
  ...policiesOf(athletesMutations, " in a tournament of one's arena: the athlete alone", theAthlete),
];
