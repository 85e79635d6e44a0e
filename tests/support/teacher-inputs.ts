import { decodeGlobalId } from "../../server/platform/graphql/global-id";
import type { Stock } from "./stock";
import { nextNumber } from "./story";

/** A unique name of letters only, because teachers without an address need different names. */
const nextName = (): string =>
  `Professora ${String(nextNumber()).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;

const kept = {
  phone: "(48) 99999-4444",
  specialties: ["Iniciantes"],
  hours: [{ weekday: "TUESDAY", startsAt: "08:00", endsAt: "12:00" }],
};

const certificate = { name: "Treinadora", level: "ADVANCED", issuer: "Confederação", issuedOn: "2025-03-01" };

const inFederation = (federationId: string, certificationId: string) => ({
  federationId,
  certificationKey: decodeGlobalId(certificationId).id,
});

/** Valid inputs of mutations on teachers. */
export const teacherInputs: Record<string, (stock: Stock) => Record<string, unknown>> = {
  registerTeacher: ({ arena }) => ({ arenaId: arena, fullName: nextName(), ...kept }),
  updateArenaTeacher: ({ teacherArena }) => ({
    teacherArenaId: teacherArena,
    fullName: nextName(),
    ...kept,
  }),
  inviteTeacher: ({ teacherArena }) => ({
    teacherArenaId: teacherArena,
    email: `professora${nextNumber()}@convite.example`,
  }),
  setTeachingActive: ({ teacherArena }) => ({ teacherArenaId: teacherArena, active: false }),
  updateCertification: ({ certification }) => ({
    certificationId: certification,
    ...certificate,
    validUntil: "2027-03-01",
  }),
  removeCertification: ({ certification }) => ({ certificationId: certification }),
  verifyCertification: ({ federation, certification }) => ({
    ...inFederation(federation, certification),
    version: 0,
  }),
  undoVerification: ({ federation, verifiedCertification }) =>
    inFederation(federation, verifiedCertification),
  remindOfCertification: ({ federation, endingCertification }) =>
    inFederation(federation, endingCertification),
  answerTeachingInvitation: ({ teachingInvitation }) => ({
    invitationId: teachingInvitation,
    accept: false,
  }),
};
