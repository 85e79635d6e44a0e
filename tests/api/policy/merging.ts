import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const asked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};
const askedAndManaged = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Two records of one person. "mergeable" and "mergeKept" are of the arena's list; the side's athlete is asked about the first. */
export const mergingPolicies: Policy[] = [
  {
    name: "what joining two of an arena's list does: who manages it, admins",
    at: "mergeKept",
    fields: "mergeWith(otherId:@mergeable)",
    ...managed,
  },
  {
    name: "what joining two of an arena's list does: in words",
    at: "mergeKept > mergeWith(otherId:@mergeable)",
    fields: "kept other asksFirst filled moves key",
    ...managed,
  },
  {
    name: "what joining two of an arena's list does: what is in the way of its manager, here a federation's ranking",
    at: "mergeKept > mergeWith(otherId:@arenaAthlete)",
    fields: "problems",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          empty -       -       -        -",
    other: "-         -       -       -       -          empty -       -       -        -",
  },
  {
    name: "who may be there twice, and who is asked whether they are: who manages the arena, admins",
    at: "arena",
    fields: "possibleDuplicates mergeRequests recentMerges",
    ...ofArena,
  },
  {
    name: "two who may be one person",
    at: "arena > possibleDuplicates",
    fields: "first second sameBirthDate",
    ...ofArena,
  },
  {
    name: "that somebody is asked whether a record is theirs too: they, who manages the arena, admins",
    at: "mergeRequest",
    fields: "id status arenaName timeZone keptName otherName askedAt expiresAt",
    ...askedAndManaged,
  },
  {
    name: "what their yes does: they alone",
    at: "mergeRequest",
    fields: "preview",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       null    -          null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "which records one is asked about",
    at: "Query > viewer",
    fields: "mergeRequests",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    empty   empty   empty      empty null    null    null     -",
  },
  {
    name: "two records that became one: who manages the arena, admins",
    at: "recordMerge",
    fields: "id keptName otherName mergedAt undoUntil undone timeZone",
    ...managed,
  },
  {
    name: "which records one has confirmed as one's own lately",
    at: "Query > viewer",
    fields: "recentMerges",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    empty   empty   empty      empty null    null    null     -",
  },
  {
    name: "which record under one's address one is asked about: its owner, here the side's teacher",
    at: "Query > viewer",
    fields: "recordClaim",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    null    null       null  null    null    null     -",
  },
  {
    name: "what is shown of a record that one is asked about",
    at: "Query > viewer > recordClaim",
    fields: "recordId name level arenaNames key",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    null    null       null  null    null    null     -",
  },
];

export const mergingMutations: MutationPolicy[] = [
  {
    name: "joining two of an arena's list: who manages it, admins",
    mutation: "mergeAthletes",
    answer: "kept request",
    ...managed,
  },
  {
    name: "answering whether a record is one's own too: who is asked",
    mutation: "answerMergeRequest",
    answer: "request viewer",
    ...asked,
  },
  {
    name: "answering whether a record is one's own: the owner of its address",
    mutation: "answerRecordClaim",
    answer: "viewer",
    ...asked,
  },
  {
    name: "separating two of an arena's list again: who manages it, admins",
    mutation: "undoMerge",
    answer: "merge kept other",
    ...managed,
  },
  {
    name: "asking no longer whether a record is theirs: who manages the arena, admins",
    mutation: "withdrawMergeRequest",
    answer: "request",
    ...managed,
  },
];
