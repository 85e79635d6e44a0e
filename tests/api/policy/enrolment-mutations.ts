import type { MutationPolicy } from "../../support/mutation-policy";

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

const organisersMutations = [
  ["entering a pair", "enrolPair", "pair enrolment tournament"],
  ["making a pair of two who seek somebody", "formPair", "pair enrolment tournament"],
  ["taking a pair apart", "splitPair", "tournament"],
  ["writing a payment down", "registerPayment", "enrolment tournament outcome"],
  [
    "writing many payments down",
    "registerPayments",
    "registeredCount restoredCount toRefundCount tournament",
  ],
  ["taking a payment back", "undoPayment", "enrolment tournament"],
  ["giving a place to who waits", "admitFromLine", "enrolment tournament"],
  ["giving a wild card to who waits", "giveWildCard", "enrolment tournament"],
  ["giving the places of a category by lots", "assignPlaces", "tournament"],
  ["confirming many", "confirmEnrolments", "confirmedCount tournament"],
  ["importing a sheet", "importEnrolments", "lines goodCount enteredCount tournament"],
  ["changing the terms", "updateRegistration", "tournament"],
  ["making a coupon", "createCoupon", "tournament"],
  ["ending a coupon", "endCoupon", "tournament"],
] as const;

const athletesMutations = [
  ["entering oneself", "enrolInTournament", "enrolment invitationUrl"],
  ["asking a partner", "invitePartner", "enrolment invitationUrl"],
  ["asking somebody who seeks one", "proposePair", "enrolment invitationUrl"],
  ["accepting what one was asked", "acceptInvitation", "enrolment invitationUrl"],
  ["declining it", "declineInvitation", "done"],
  ["asking the same person again", "resendInvitation", "enrolment invitationUrl"],
  ["asking no longer", "withdrawInvitation", "enrolment invitationUrl"],
  ["saying when one cannot play", "setOwnUnavailability", "enrolment"],
  ["leaving", "cancelOwnEnrolment", "refundInCents enrolment"],
] as const;

/** What somebody may do with enrolments. Tried with an input that works, so that a denial has no other reason. */
export const enrolmentMutations: MutationPolicy[] = [
  ...organisersMutations.map(([name, mutation, answer]) => ({
    name: `${name} at an arena: who manages it, admins`,
    mutation,
    answer,
    ...whoManagesTheArena,
  })),
  ...organisersMutations.map(([name, mutation, answer]) => ({
    name: `${name} in a championship: its federation's people, admins`,
    mutation,
    answer,
    of: "federation" as const,
    ...whoRunsTheFederation,
  })),
  ...athletesMutations.map(([name, mutation, answer]) => ({
    name: `${name} in a tournament of one's arena: the athlete alone`,
    mutation,
    answer,
    ...theAthlete,
  })),
];
