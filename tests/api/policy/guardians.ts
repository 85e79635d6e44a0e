import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

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
const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Who answers for a minor. The side's athlete is asked about somebody of the arena's list, and has not answered. */
export const guardianPolicies: Policy[] = [
  {
    name: "that somebody is asked to answer for a minor: they, who manages an arena of the minor, admins",
    at: "guardianship",
    fields:
      "id kinship status sentAt childName arenaName email nameIsPublic viewerIsAsked viewerIsGuardian viewerCanEnd",
    ...askedAndManaged,
  },
  {
    name: "which minor is meant: not whoever has yet to say yes",
    at: "guardianship",
    fields: "child",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "who answers for a minor, and how they are reached: nobody before their yes",
    at: "guardianship",
    fields: "answeredAt name phone",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    -       null    -          null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "who answers for a minor, and how they are reached: they, who manages an arena of the minor, admins",
    at: "guardianBond",
    fields: "answeredAt name email phone child",
    ...askedAndManaged,
  },
  {
    name: "all who answer for a minor: who manages an arena of the minor, admins",
    at: "guardianBond > child",
    fields: "guardianships",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "whether somebody is a minor: the person, who manages their arena, admins",
    at: "minor",
    fields: "isMinor",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "who answers for a minor: who manages their arena, admins",
    at: "minor",
    fields: "guardianships",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    empty   null       empty null    null    null     -",
    other: "null      null    null    null    null       empty null    null    null     -",
  },
  {
    name: "for which minors one answers, or is asked to",
    at: "Query > viewer",
    fields: "guardianships",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    empty   empty   empty      empty null    null    null     -",
  },
];

export const guardianMutations: MutationPolicy[] = [
  {
    name: "asking somebody to answer for a minor: who manages the minor's arena, admins",
    mutation: "inviteGuardian",
    answer: "athlete",
    ...managed,
  },
  {
    name: "answering whether one answers for a minor: who is asked",
    mutation: "answerGuardianInvitation",
    answer: "viewer",
    ...asked,
  },
  {
    name: "ending that somebody answers for a minor: they, who manages the minor's arena, admins",
    mutation: "endGuardianship",
    answer: "viewer",
    ...askedAndManaged,
  },
  {
    name: "whether a minor's name is public: who answers for them",
    mutation: "consentToName",
    answer: "viewer",
    ...asked,
  },
];
