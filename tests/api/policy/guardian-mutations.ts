import { nextNumber } from "../../support/story";
import type { MutationPolicy } from "../../support/mutation-policy";

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

export const guardianMutations: MutationPolicy[] = [
  {
    name: "asking somebody to answer for a minor: who manages the minor's arena, admins",
    mutation: "inviteGuardian",
    answer: "athlete",
    input: ({ minor }) => ({
      athleteId: minor,
      email: `mae${nextNumber()}@convite.example`,
      kinship: "MOTHER",
    }),
    ...managed,
  },
  {
    name: "answering whether one answers for a minor: who is asked",
    mutation: "answerGuardianInvitation",
    answer: "viewer",
    input: ({ guardianInvitation }) => ({
      guardianshipId: guardianInvitation,
      accept: false,
    }),
    ...asked,
  },
  {
    name: "ending that somebody answers for a minor: they, who manages the minor's arena, admins",
    mutation: "endGuardianship",
    answer: "viewer",
    input: ({ guardianship }) => ({ guardianshipId: guardianship }),
    ...askedAndManaged,
  },
  {
    name: "whether a minor's name is public: who answers for them",
    mutation: "consentToName",
    answer: "viewer",
    input: ({ guardianship }) => ({ guardianshipId: guardianship, consents: true }),
    ...asked,
  },
];
