import { arenaInput, federationInput } from "../../support/administering";
import { nextCpf } from "../../support/cpf";
import { nextCnpj, nextNumber } from "../../support/story";
import { policiesOf, type MutationLine, type MutationPolicy } from "../../support/mutation-policy";

const newPerson = { email: "papel@teste.example", personName: "Pessoa Nova" };

const contractTerms = {
  plan: "Outro plano",
  billingPeriod: "YEARLY",
  priceInCents: 100_000,
  firstDay: "2026-01-01",
  lastDay: "2099-01-01",
  renewsItself: false,
};

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
};

/** What the administration does with no row in hand. Tried as `accountMutations` are. */
export const adminMutations: MutationPolicy[] = [
  {
    name: "giving somebody a temporary password: admins",
    mutation: "issueTemporaryPassword",
    answer: "email expiresAt",
    acceptedInput: ({ email }) => ({ email }),
    refusedInput: { email: "nenhum" },
    ...admins,
  },
  {
    name: "retrying failed jobs: admins",
    mutation: "retryFailedJobs",
    answer: "retriedCount systemStatus",
    refusedInput: null,
    ...admins,
  },
  {
    name: "making an athlete: admins",
    mutation: "createAthlete",
    answer: "user",
    acceptedInput: ({ newEmail }) => ({
      fullName: "Atleta Nova",
      email: newEmail,
      cpf: nextCpf(),
      phone: "(48) 99999-3333",
      birthDate: "1995-05-05",
      level: "C",
      notes: "Canhota",
    }),
    refusedInput: { fullName: "", email: "", cpf: "", level: "FUN" },
    ...admins,
  },
  {
    name: "changing the platform's settings: admins",
    mutation: "updatePlatformSettings",
    answer: "platform",
    acceptedInput: ({ settings }) => settings,
    refusedInput: {
      version: 0,
      arenaSignUpOpen: true,
      federationSignUpOpen: true,
      athleteSignUpOpen: true,
      contactEmail: "nenhum",
    },
    ...admins,
  },
  {
    name: "making an arena: admins",
    mutation: "createArena",
    answer: "asked arena",
    acceptedInput: () => arenaInput(),
    refusedInput: {
      name: "",
      responsibleName: "",
      email: "",
      cnpj: "",
      fullAddress: "",
      courtCount: 0,
      hourlyRateInCents: -1,
      dayUseInCents: -1,
    },
    ...admins,
  },
  {
    name: "making a federation: admins",
    mutation: "createFederation",
    answer: "asked federation",
    acceptedInput: () => federationInput(),
    refusedInput: { name: "", acronym: "", email: "", responsibleName: "", position: "" },
    ...admins,
  },
];

const administering: MutationLine[] = [
  [
    "changing an arena",
    "updateArena",
    "arena",
    ({ spareArena }) => ({
      arenaId: spareArena,
      version: 0,
      name: "Outro nome",
      responsibleName: "Outra Pessoa",
      email: "outra@teste.example",
      cnpj: nextCnpj(),
      fullAddress: "Rua Nova, 10",
    }),
  ],
  [
    "suspending an arena",
    "suspendArena",
    "arena",
    ({ spareArena }) => ({ arenaId: spareArena, reason: "Documentos vencidos" }),
  ],
  [
    "letting an arena run again",
    "reactivateArena",
    "arena",
    ({ suspendedArena }) => ({ arenaId: suspendedArena }),
  ],
  [
    "passing an arena to another person",
    "handOverArena",
    "asked arena",
    ({ spareArena }) => ({
      arenaId: spareArena,
      email: `nova${nextNumber()}@teste.example`,
      personName: "Nova Pessoa",
    }),
  ],
  [
    "activating a federation",
    "activateFederation",
    "federation",
    ({ spareFederation }) => ({ federationId: spareFederation }),
  ],
  [
    "making a federation inactive",
    "deactivateFederation",
    "federation",
    ({ spareFederation }) => ({
      federationId: spareFederation,
      reason: "Documentos vencidos",
    }),
  ],
  [
    "deleting a federation",
    "deleteFederation",
    "deletedFederationId",
    ({ spareFederation }) => ({ federationId: spareFederation }),
  ],
  [
    "giving somebody a role",
    "assignRole",
    "asked user",
    ({ spareArena }) => ({ ...newPerson, role: "TEACHER", arenaIds: [spareArena] }),
    {
      arenaId: ({ spareArena }) => ({ ...newPerson, role: "ARENA_MANAGER", arenaId: spareArena }),
      federationId: ({ spareFederation }) => ({
        ...newPerson,
        role: "FEDERATION_MANAGER",
        federationId: spareFederation,
        position: "Diretora",
      }),
    },
  ],
  [
    "taking a role from somebody",
    "removeRole",
    "user",
    ({ spareUser }) => ({ userId: spareUser, role: "ATHLETE" }),
  ],
  ["ending somebody's sessions", "endUserSessions", "user", ({ spareUser }) => ({ userId: spareUser })],
  [
    "letting somebody in after wrong passwords",
    "unlockSignIn",
    "user",
    ({ spareUser }) => ({ userId: spareUser }),
  ],
  [
    "correcting the name of an account",
    "correctAccountName",
    "user",
    ({ spareUser }) => ({ userId: spareUser, name: "Rita D'Ávila" }),
  ],
  [
    "taking somebody's data along, at their request",
    "exportUserData",
    "fileName json",
    ({ spareUser }) => ({ userId: spareUser }),
  ],
  [
    "deleting somebody's account, at their request",
    "deleteUserAccount",
    "deletedUserId",
    ({ spareUser }) => ({ userId: spareUser, reason: "Pediu por telefone" }),
  ],
  [
    "writing down a contract",
    "createContract",
    "contract",
    ({ spareArena }) => ({ arenaId: spareArena, ...contractTerms }),
    { federationId: ({ spareFederation }) => ({ federationId: spareFederation, ...contractTerms }) },
  ],
  [
    "changing a contract",
    "updateContract",
    "contract",
    ({ contract }) => ({ contractId: contract, version: 0, ...contractTerms }),
  ],
  [
    "renewing a contract",
    "renewContract",
    "contract",
    ({ contract }) => ({ contractId: contract, version: 0, lastDay: "2099-12-31" }),
  ],
  [
    "ending a contract",
    "endContract",
    "contract",
    ({ contract }) => ({
      contractId: contract,
      version: 0,
      endsOn: "2098-01-01",
      reason: "Mudou de plano",
    }),
  ],
];

/** What it does with rows. Tried as `rowMutations` are. */
export const administeringMutations = policiesOf(administering, ": admins", { ...admins, other: admins.own });
