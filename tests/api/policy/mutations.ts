import { randomUUID } from "node:crypto";
import { nextNumber } from "../../support/story";
import type { Actor } from "../../support/actors";
import {
  policiesOf,
  type ExampleInput,
  type MutationLine,
  type MutationPolicy,
} from "../../support/mutation-policy";
import { toRow } from "../../support/policy";
import { administeringMutations } from "./administration-mutations";
import { classMutations } from "./class-mutations";
import { billingMutations } from "./billing-mutations";
import { commissionMutations } from "./commission-mutations";
import { rankingMutations } from "./ranking-mutations";
import { rentalMutations } from "./rental-mutations";
import { enrolmentMutations } from "./enrolment-mutations";
import { guardianMutations } from "./guardian-mutations";
import { mergingMutations } from "./merging-mutations";
import { teacherMutations } from "./teacher-mutations";
import { tournamentMutations } from "./tournament-mutations";

const whoManagesTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoRunsTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const athleteMutations: MutationLine[] = [
  [
    "changing what an arena's list says of somebody",
    "updateArenaAthlete",
    "arenaAthlete",
    ({ arenaAthlete }) => ({
      arenaAthleteId: arenaAthlete,
      contact: {
        fullName: "Outro Nome",
        email: `outro${nextNumber()}@teste.example`,
        phone: "(48) 99999-4444",
      },
      level: "B",
    }),
  ],
  [
    "writing down something about an athlete",
    "writeArenaNote",
    "arenaAthlete",
    ({ arenaAthlete }) => ({ arenaAthleteId: arenaAthlete, note: "Prefere manhãs" }),
  ],
  [
    "saying who no longer comes",
    "setArenaAthleteActive",
    "arenaAthlete",
    ({ arenaAthlete }) => ({ arenaAthleteId: arenaAthlete, active: false }),
  ],
];

const federationMutations: MutationLine[] = [
  [
    "changing a federation's data and where it is paid",
    "updateFederation",
    "federation",
    ({ federation }) => ({
      federationId: federation,
      version: 0,
      name: "Outro nome",
      // The same input for every caller of a federation: the second save changes nothing, so it is not stale.
      acronym: `N${Buffer.from(federation, "base64").toString().slice(-8)}`,
      email: "outra@teste.example",
      responsibleName: "Outra Pessoa",
    }),
  ],
  [
    "inviting a person to a federation",
    "addFederationMember",
    "asked federation",
    ({ federation }) => ({
      federationId: federation,
      email: `nova${nextNumber()}@teste.example`,
      personName: "Nova Pessoa",
      position: "Diretora",
    }),
  ],
  [
    "changing a member's position at a federation",
    "updateFederationMember",
    "federation",
    ({ spareMember }) => ({ memberId: spareMember, position: "Tesoureira" }),
  ],
  [
    "ending a membership of a federation",
    "removeFederationMember",
    "federation",
    ({ spareMember }) => ({ memberId: spareMember }),
  ],
  [
    "withdrawing an invitation to a federation",
    "withdrawManagementInvitation",
    "invitation",
    ({ managementInvitation }) => ({ invitationId: managementInvitation }),
  ],
];

/** What somebody may do with rows. Tried with an input that works, so that a denial has no other reason. */
export const rowMutations: MutationPolicy[] = [
  ...classMutations,
  ...billingMutations,
  ...commissionMutations,
  ...rankingMutations,
  ...rentalMutations,
  ...guardianMutations,
  ...teacherMutations,
  ...mergingMutations,
  ...enrolmentMutations,
  {
    name: "an arena's settings: who manages it, admins",
    mutation: "updateArenaSettings",
    answer: "arena",
    input: ({ arena }) => ({
      arenaId: arena,
      name: "Arena",
      uf: "SC",
      courtCount: 9,
      hourlyRateInCents: 1,
      dayUseInCents: 1,
      opensAt: "01:00",
      closesAt: "02:00",
      timeZone: "America/Rio_Branco",
      fullAddress: "Rua da Arena, 100, Centro",
      email: "arena@teste.example",
      contactPhone: "(48) 3222-0000",
      whatsApp: "(48) 99999-0000",
      website: "arena.example",
      instagram: "@arena",
      confirmed: true,
    }),
    ...whoManagesTheArena,
  },
  {
    name: "inviting a person to manage an arena: who manages it, admins",
    mutation: "inviteArenaManager",
    answer: "asked arena",
    input: ({ arena }) => ({
      arenaId: arena,
      email: `gestora${nextNumber()}@teste.example`,
      personName: "Nova Pessoa",
    }),
    ...whoManagesTheArena,
  },
  {
    name: "ending that a person manages an arena: who manages it, admins",
    mutation: "removeArenaManager",
    answer: "arena",
    input: ({ spareManager }) => ({ managerId: spareManager }),
    ...whoManagesTheArena,
  },
  {
    name: "an arena's logo is taken away: who manages it, admins",
    mutation: "removeArenaLogo",
    answer: "arena",
    input: ({ arena }) => ({ arenaId: arena }),
    ...whoManagesTheArena,
  },
  {
    name: "an arena's cover is taken away: who manages it, admins",
    mutation: "removeArenaCover",
    answer: "arena",
    input: ({ arena }) => ({ arenaId: arena }),
    ...whoManagesTheArena,
  },
  {
    name: "how one joins an arena: who manages it, admins",
    mutation: "updateArenaJoining",
    answer: "arena",
    input: ({ arena }) => ({ arenaId: arena, acceptsEveryone: true }),
    ...whoManagesTheArena,
  },
  {
    name: "an athlete's photo is taken away: who manages an arena they attend, admins",
    mutation: "removeAthletePhoto",
    answer: "athlete",
    input: ({ photographed }) => ({ athleteId: photographed }),
    ...whoManagesTheArena,
  },
  {
    name: "correcting an athlete's profile: who manages an arena they attend, admins",
    mutation: "correctAthlete",
    answer: "athlete",
    input: ({ newcomer }) => ({ athleteId: newcomer, level: "B" }),
    ...whoManagesTheArena,
  },
  ...policiesOf(athleteMutations, ": who manages the arena, admins", whoManagesTheArena),
  {
    name: "registering who stands in a sheet: who manages the arena, admins",
    mutation: "importAthletes",
    answer: "lines registeredCount",
    input: ({ arena }) => ({ arenaId: arena, csv: `Nome\nDa Planilha`, apply: true }),
    ...whoManagesTheArena,
  },
  {
    name: "answering who asks to join: who manages the arena, admins",
    mutation: "answerJoinRequests",
    answer: "answeredIds arena",
    input: ({ arena, joinRequest }) => ({
      arenaId: arena,
      requestIds: [joinRequest],
      accept: true,
    }),
    ...whoManagesTheArena,
  },
  {
    name: "asking no longer: who asked",
    mutation: "withdrawJoinRequest",
    answer: "arena",
    input: ({ ownJoinRequest }) => ({ requestId: ownJoinRequest }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "opening a tournament: who manages the arena, admins",
    mutation: "createTournament",
    answer: "tournament",
    input: ({ arena }) => ({
      arenaId: arena,
      name: "Torneio novo",
      category: "Fun",
      kind: "SUPER8",
      startDate: "2099-01-01",
      feeInCents: 0,
      gender: "MIXED",
      openToOtherArenas: false,
    }),
    ...whoManagesTheArena,
  },
  {
    name: "keeping the rules of a tournament: who manages the arena, admins",
    mutation: "saveRulesPreset",
    answer: "arena",
    input: ({ open }) => ({ tournamentId: open, name: `Etapa ${nextNumber()}` }),
    ...whoManagesTheArena,
  },
  {
    name: "renaming rules that were kept: who manages the arena, admins",
    mutation: "renameRulesPreset",
    answer: "arena",
    input: ({ rulesPreset }) => ({ presetId: rulesPreset, name: `Etapa ${nextNumber()}` }),
    ...whoManagesTheArena,
  },
  {
    name: "deleting rules that were kept: who manages the arena, admins",
    mutation: "deleteRulesPreset",
    answer: "arena",
    input: ({ rulesPreset }) => ({ presetId: rulesPreset }),
    ...whoManagesTheArena,
  },
  {
    name: "opening a tournament by rules that were kept: who manages the arena, admins",
    mutation: "createTournamentFromPreset",
    answer: "tournament",
    input: ({ rulesPreset }) => ({
      presetId: rulesPreset,
      name: "Etapa nova",
      startDate: "2099-02-01",
    }),
    ...whoManagesTheArena,
  },
  {
    name: "opening a championship: the federation's people, admins",
    mutation: "createChampionship",
    answer: "tournament",
    input: ({ federation }) => ({
      federationId: federation,
      name: "Etapa nova",
      startDate: "2099-01-01",
      categories: [{ name: "Feminino C", level: "C", gender: "FEMALE", feeInCents: 8000 }],
    }),
    of: "federation",
    ...whoRunsTheFederation,
  },
  {
    name: "registering an athlete: who manages the arena, admins",
    mutation: "registerAthlete",
    answer: "athlete arenaAthlete tournament",
    input: ({ arena, open }) => ({
      arenaId: arena,
      enrolInTournamentId: open,
      fullName: "Pessoa Nova",
      level: "FUN",
    }),
    ...whoManagesTheArena,
  },
  ...tournamentMutations,
  {
    name: "giving a partner a key: the federation's people, admins",
    mutation: "createApiKey",
    answer: "key apiKey",
    input: ({ federation }) => ({
      name: "Chave nova",
      kind: "PARTNER",
      scopes: ["RANKINGS_READ"],
      federationId: federation,
    }),
    ...whoRunsTheFederation,
    // Admins know every federation, so that they are told which field is wrong.
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    none: " -         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "revoking a key: the federation's people, admins",
    mutation: "revokeApiKey",
    answer: "apiKey",
    input: ({ key }) => ({ apiKeyId: key }),
    ...whoRunsTheFederation,
  },
  ...administeringMutations,
  ...policiesOf(federationMutations, ": its people, admins", whoRunsTheFederation),
  {
    name: "asking a federation whether an arena may belong to it: who manages the arena, admins",
    mutation: "askForAffiliation",
    answer: "affiliation arena federation",
    input: ({ freeArena, activeFederationKey }) => ({
      arenaId: freeArena,
      federationKey: activeFederationKey,
    }),
    ...whoManagesTheArena,
  },
  {
    name: "inviting an arena: who works for the federation, admins",
    mutation: "inviteArena",
    answer: "affiliation arena federation",
    input: ({ federation, openArenaKey }) => ({ federationId: federation, arenaKey: openArenaKey }),
    ...whoRunsTheFederation,
  },
  {
    name: "announcing something in an arena's name: its manager, not even admins",
    mutation: "sendAnnouncement",
    answer: "announcement",
    input: ({ arena }) => ({
      senderId: arena,
      audience: "ATHLETES",
      title: "Quadra nova",
      text: "A quadra 4 abriu.",
      requestKey: randomUUID(),
    }),
    otherInputs: {
      categoryId: ({ arena, openCategory }) => ({
        senderId: arena,
        audience: "CATEGORY",
        categoryId: openCategory,
        title: "Quadra nova",
        text: "A quadra 4 abriu.",
        requestKey: randomUUID(),
      }),
    },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "cancelling an arena's scheduled announcement: its manager, not even admins",
    mutation: "cancelAnnouncement",
    answer: "announcement",
    input: ({ arena, scheduledAnnouncement }) => ({
      senderId: arena,
      announcementKey: scheduledAnnouncement,
    }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "answering a federation that has invited an arena: who manages that, admins",
    mutation: "answerAffiliation",
    answer: "affiliation arena federation",
    input: ({ proposedToArena }) => ({ affiliationId: proposedToArena, accept: false }),
    ...whoManagesTheArena,
  },
  {
    name: "taking back what an arena has asked: who manages it, admins",
    mutation: "withdrawAffiliation",
    answer: "affiliation arena federation",
    input: ({ proposedByArena }) => ({ affiliationId: proposedByArena }),
    ...whoManagesTheArena,
  },
  {
    name: "ending what an arena and a federation have agreed: either of them, admins",
    mutation: "endAffiliation",
    answer: "affiliation arena federation",
    input: ({ inForce }) => ({ affiliationId: inForce }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "answering whether one looks after something: whom the administration has asked",
    mutation: "answerManagementInvitation",
    answer: "invitation viewer",
    input: ({ ownManagementInvitation }) => ({
      invitationId: ownManagementInvitation,
      accept: false,
    }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "reading what one was told",
    mutation: "readNotices",
    answer: "notice viewer",
    input: ({ notice }) => ({ noticeId: notice, andOlder: true }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "removing a device from those that show what one is told: its owner alone",
    mutation: "removePushDevice",
    answer: "viewer",
    input: ({ pushDevice }) => ({ deviceId: pushDevice }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "ending a session: its owner alone",
    mutation: "endSession",
    answer: "endedCount viewer",
    input: ({ session }) => ({ sessionId: session }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
];

/** The first of these who may, by the tables. */
export function whoMay(mutation: string): Actor {
  const policy = rowMutations.find((it) => it.mutation === mutation);
  const row = policy && toRow(policy, policy.own);
  const actor =
    row &&
    (["manager", "federation", "athlete", "teacher", "admin"] as const).find((it) => row[it] === "sees");
  if (!actor) throw new Error(`nobody may ${mutation}`);
  return actor;
}

/** The examples with other ids of each mutation that has some, by the path of the id. */
export const otherInputs = Object.fromEntries(
  rowMutations.map(({ mutation, otherInputs: others = {} }) => [mutation, others]),
);

/** The example of each mutation on rows. */
export const rowInputs: Record<string, ExampleInput> = Object.fromEntries(
  rowMutations.flatMap(({ mutation, input }) => (input ? [[mutation, input]] : [])),
);
