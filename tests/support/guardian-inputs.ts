import type { Stock } from "./stock";
import { nextNumber } from "./story";

/** Valid inputs of mutations on guardians. */
export const guardianInputs: Record<string, (stock: Stock) => Record<string, unknown>> = {
  inviteGuardian: ({ minor }) => ({
    athleteId: minor,
    email: `mae${nextNumber()}@convite.example`,
    kinship: "MOTHER",
  }),
  answerGuardianInvitation: ({ guardianInvitation }) => ({
    guardianshipId: guardianInvitation,
    accept: false,
  }),
  endGuardianship: ({ guardianship }) => ({ guardianshipId: guardianship }),
  consentToName: ({ guardianship }) => ({ guardianshipId: guardianship, consents: true }),
};
