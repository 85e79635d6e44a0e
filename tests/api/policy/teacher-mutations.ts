import type { MutationPolicy } from "../../support/mutation-policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const changed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};

const asked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};

export const teacherMutations: MutationPolicy[] = [
  ...(
    [
      ["taking a teacher onto an arena's list", "registerTeacher"],
      ["changing what an arena's list says of a teacher", "updateArenaTeacher"],
      ["asking a teacher of the list", "inviteTeacher"],
      ["saying who teaches no more", "setTeachingActive"],
    ] as const
  ).map(([name, mutation]) => ({
    name: `${name}: who manages the arena, admins`,
    mutation,
    answer: "teacherArena",
    ...managed,
  })),
  {
    name: "changing a certificate: the teacher whose it is",
    mutation: "updateCertification",
    answer: "certification viewer",
    ...changed,
  },
  {
    name: "removing a certificate: the teacher whose it is",
    mutation: "removeCertification",
    answer: "viewer",
    ...changed,
  },
  {
    name: "answering whether one teaches at an arena: whom it has asked",
    mutation: "answerTeachingInvitation",
    answer: "invitation viewer",
    ...asked,
  },
];
