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
    input: ({ mergeKept, mergeOther, mergeKey }) => ({
      keptId: mergeKept,
      otherId: mergeOther,
      key: mergeKey,
    }),
    ...managed,
  },
  {
    name: "answering whether a record is one's own too: who is asked",
    mutation: "answerMergeRequest",
    answer: "request viewer",
    input: ({ mergeRequest }) => ({ requestId: mergeRequest, accept: false }),
    ...asked,
  },
  {
    name: "answering whether a record is one's own: the owner of its address",
    mutation: "answerRecordClaim",
    answer: "viewer",
    input: ({ claimedRecord }) => ({ recordId: claimedRecord, accept: false }),
    ...asked,
  },
  {
    name: "separating two of an arena's list again: who manages it, admins",
    mutation: "undoMerge",
    answer: "merge kept other",
    input: ({ recordMerge }) => ({ mergeId: recordMerge }),
    ...managed,
  },
  {
    name: "asking no longer whether a record is theirs: who manages the arena, admins",
    mutation: "withdrawMergeRequest",
    answer: "request",
    input: ({ mergeRequest }) => ({ requestId: mergeRequest }),
    ...managed,
  },
];
