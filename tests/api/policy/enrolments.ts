import type { Policy } from "../../support/policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
/** The athlete whose it is, and who manages the tournament. */
const privy = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
/** The same where whoever works at the arena sees the enrolment, but not this of it. */
const privyOf = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    null    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const managersOf = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
/** Only the athlete signed in has any. */
const oneself = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    null    null    -          null  -       -       -        -",
  other: "-         -       -       -       -          null  -       -       -        -",
};

const terms =
  "state problem open inPairs paymentDays fullRefundDays lateRefundPercent refundRule maxCategories oneLevelPerGender " +
  "podiumMonths podiumMovesUp secondFeeInCents thirdFeeInCents furtherFeeInCents earlyUntil memberFeeInCents rules";

/** Enrolments: what everybody sees of a tournament, what is between an athlete and the organiser, and what is asked of whom. */
export const enrolmentPolicies: Policy[] = [
  {
    name: "where an arena is paid: who manages it",
    at: "arena",
    fields: "pixKey city",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an athlete's gender, as the rest of the personal data",
    at: "minor",
    fields: "gender",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "the way from what an athlete plays to its tournament: whoever sees it",
    at: "athlete > enrolments(first: 5) > edges > node",
    fields: "tournamentKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  sees    sees    -        -",
    other: "-         sees    sees    sees    sees       sees  sees    sees    -        -",
  },
  {
    name: "an enrolment that is owed: the athlete, and who works at the arena",
    at: "owed",
    fields: "id athlete status awaitsConsent tournament category pair partner",
    ...ofTheArena,
  },
  {
    name: "what is between the athlete and the organiser",
    at: "owed",
    fields: "feeInCents feeReason dueAt payment pairConfirmed partnerEnrolment unavailability",
    ...privyOf,
  },
  {
    name: "when they cannot play, and until when they may say so",
    at: "owed > unavailability",
    fields: "open timeZone periods",
    ...privyOf,
  },
  {
    name: "an exception to the rules: who manages the tournament",
    at: "owed",
    fields: "override",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "who made it and why",
    at: "owed > override",
    fields: "reason at by",
    ...managed,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
  },
  {
    name: "what is owed, and to whom",
    at: "owed > payment",
    fields: "amountInCents openInCents dueAt pixCode receiverName",
    ...privyOf,
  },
  {
    name: "what somebody else has paid",
    at: "paid > payment",
    fields: "paidAt method",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what their other categories would cost: the athlete, here somebody else, and who manages the tournament",
    at: "paid",
    fields: "pricesIfCancelled",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "where somebody stands in line: who manages the tournament",
    at: "inLine",
    fields: "waitingPosition wildCard placeOrder placePoints",
    ...managersOf,
  },
  {
    name: "what comes back to somebody: who manages the tournament",
    at: "cancelled",
    fields: "cancelledAt refundInCents creditInCents",
    ...managersOf,
  },
  { name: "whom somebody has asked", at: "inviting", fields: "invitation", ...managersOf },
  {
    name: "an invitation: who is asked, and who manages the tournament",
    at: "invitation",
    fields:
      "id inviterName byOrganiser partnerName inPairs inviter inviteeName sentByEmail forViewer state expiresAt createdAt tournamentKey tournament tournamentName " +
      "startDate timeZone arenaName categoryName feeInCents feeReason hasPlace",
    ...privy,
  },
  {
    name: "the same by its link: everybody who holds it",
    at: "Query",
    fields: 'enrolmentInvitation(token:"convite-A")',
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
  },
  {
    name: "and by a link of nothing",
    at: "Query",
    fields: 'enrolmentInvitation(token:"nenhum")',
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    null    null       null  null    null    null     null",
  },
  {
    name: "what one has been asked in a tournament: the athlete",
    at: "book",
    fields: "viewerInvitations",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    empty   empty   -          empty -       -       -        -",
    other: "-         -       -       -       -          empty -       -       -        -",
  },
  {
    name: "what an athlete has begun, and has been asked: nobody but they",
    at: "athlete",
    fields: "enrolmentsInProgress receivedInvitations",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    null    null       null  null    null    null     -",
    other: "null      null    null    null    null       null  null    null    null     -",
  },
  {
    name: "how many guests have not answered: who runs the tournament",
    at: "book",
    fields: "askedGuestCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  { name: "the terms of a tournament, as it", at: "book", fields: "registration", ...ofTheArena },
  { name: "its days and what comes back", at: "book > registration", fields: terms, ...ofTheArena },
  {
    name: "what the arena's own athletes save",
    at: "pairEvent > registration",
    fields: "memberDiscountPercent",
    ...ofTheArena,
  },
  {
    name: "one's own enrolments in it",
    at: "book",
    fields: "viewerEnrolments",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    empty   empty   -          empty -       -       -        -",
    other: "-         -       -       -       -          empty -       -       -        -",
  },
  {
    name: "the places of a category, as its tournament",
    at: "bookCategory",
    fields:
      "takenSeats seatsLeft waitingCount placedEntryCount waitingEntryCount entryFee placeMode wildCards wildCardsLeft placesUndecided placesAssignedAt placeRules",
    ...ofTheArena,
  },
  {
    name: "how its places were given by lots: who manages the tournament",
    at: "bookCategory",
    fields: "placesProblem placesAssignedBy placesSeed",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the order in which they were given: who manages the tournament",
    at: "bookCategory",
    fields: "placesOrder",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         empty   empty   sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what it costs today, as its tournament",
    at: "bookCategory > entryFee",
    fields: "feeInCents reason",
    ...ofTheArena,
  },
  {
    name: "what a category has brought in: who runs the tournament",
    at: "bookCategory",
    fields: "receivedInCents pricesIfCancelled",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "one's own in a category",
    at: "bookCategory",
    fields: "viewerEnrolment viewerEligibility",
    ...oneself,
  },
  {
    name: "what one's own profile does not say",
    at: "bookCategory",
    fields: "viewerProfileGaps",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    empty   empty   -          empty -       -       -        -",
    other: "-         -       -       -       -          empty -       -       -        -",
  },
  {
    name: "whether one may play in it",
    at: "bookCategory > viewerEligibility",
    fields: "eligible reasons",
    ...oneself,
  },
  {
    name: "and why not",
    at: "bookCategory > viewerEligibility > reasons",
    fields: "code unknown message",
    ...oneself,
  },
  { name: "the coupons: who manages the tournament", at: "book", fields: "coupons", ...managed },
  {
    name: "a coupon of a percentage, which is ended",
    at: "book > coupons",
    fields: "id code discountPercent lastDay maxUses useCount endedAt",
    ...managed,
  },
  { name: "a coupon of an amount", at: "pairEvent > coupons", fields: "discountInCents", ...managed },
  { name: "the book of enrolments: who manages the tournament", at: "book", fields: "entries", ...managed },
  {
    name: "what its enrolments bring: who manages the tournament",
    at: "book",
    fields: "enrolmentMoney",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "how much of it is here",
    at: "book > enrolmentMoney",
    fields: "receivedInCents expectedInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the book of enrolments: a page of it",
    at: "book > entries(first: 5)",
    fields: "edges pageInfo totalCount owingCount statusCounts",
    ...managed,
  },
  {
    name: "the book of enrolments: one of them",
    at: "book > entries(first: 5) > edges",
    fields: "cursor node",
    ...managed,
  },
  {
    name: "the book of enrolments: how many there are of each kind",
    at: "book > entries(first: 5) > statusCounts",
    fields: "status count",
    ...managed,
  },
  {
    name: "who seeks a partner: athletes who may enter, and who manages the tournament",
    at: "bookCategory",
    fields: "partnerSeekers",
    ...privy,
  },
  {
    name: "who seeks a partner: a page of them",
    at: "bookCategory > partnerSeekers(first: 5)",
    fields: "edges pageInfo totalCount",
    ...privy,
  },
  {
    name: "who seeks a partner: an entry",
    at: "bookCategory > partnerSeekers(first: 5) > edges",
    fields: "cursor node",
    ...privy,
  },
  {
    name: "who seeks a partner: one of them",
    at: "bookCategory > partnerSeekers(first: 5) > edges > node",
    fields: "enrolmentId athlete since",
    ...privy,
  },
];
