import { decodeGlobalId } from "../../../server/platform/graphql/nodes";
import { nextNumber } from "../../support/story";
import { policiesOf, type MutationLine, type MutationPolicy } from "../../support/mutation-policy";

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

const checked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const asked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};

const listMutations: MutationLine[] = [
  [
    "taking a teacher onto an arena's list",
    "registerTeacher",
    "teacherArena",
    ({ arena }) => ({ arenaId: arena, fullName: nextName(), ...kept }),
  ],
  [
    "changing what an arena's list says of a teacher",
    "updateArenaTeacher",
    "teacherArena",
    ({ teacherArena }) => ({
      teacherArenaId: teacherArena,
      fullName: nextName(),
      ...kept,
    }),
  ],
  [
    "asking a teacher of the list",
    "inviteTeacher",
    "teacherArena",
    ({ teacherArena }) => ({
      teacherArenaId: teacherArena,
      email: `professora${nextNumber()}@convite.example`,
    }),
  ],
  [
    "saying who teaches no more",
    "setTeachingActive",
    "teacherArena",
    ({ teacherArena }) => ({ teacherArenaId: teacherArena, active: false }),
  ],
];

export const teacherMutations: MutationPolicy[] = [
  ...policiesOf(listMutations, ": who manages the arena, admins", managed),
  {
    name: "changing a certificate: the teacher whose it is",
    mutation: "updateCertification",
    answer: "certification viewer",
    input: ({ certification }) => ({
      certificationId: certification,
      ...certificate,
      validUntil: "2027-03-01",
    }),
    ...changed,
  },
  {
    name: "removing a certificate: the teacher whose it is",
    mutation: "removeCertification",
    answer: "viewer",
    input: ({ certification }) => ({ certificationId: certification }),
    ...changed,
  },
  {
    name: "answering whether one teaches at an arena: whom it has asked",
    mutation: "answerTeachingInvitation",
    answer: "invitation viewer",
    input: ({ teachingInvitation }) => ({
      invitationId: teachingInvitation,
      accept: false,
    }),
    ...asked,
  },
  {
    name: "verifying a certificate: who works for the federation, admins",
    mutation: "verifyCertification",
    answer: "certification",
    input: ({ federation, certification }) => ({
      ...inFederation(federation, certification),
      version: 0,
    }),
    ...checked,
  },
  {
    name: "taking a verification back: who works for the federation, admins",
    mutation: "undoVerification",
    answer: "certification",
    input: ({ federation, verifiedCertification }) => inFederation(federation, verifiedCertification),
    ...checked,
  },
  {
    name: "reminding a teacher of a certificate: who works for the federation, admins",
    mutation: "remindOfCertification",
    answer: "certification",
    input: ({ federation, endingCertification }) => inFederation(federation, endingCertification),
    ...checked,
  },
];
