import type { MutationPolicy } from "../../support/mutation-policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const asked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};

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
