import type { Prisma } from "../generated/client/client";
import { arenas, federationIds } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";
import { certificateId, teachers } from "./teachers";

/** One federation at work, and one that an administrator has yet to activate. */
export const federationRows = (calendar: DemoCalendar): Prisma.FederationCreateManyInput[] => [
  {
    id: federationIds.active,
    name: "Federação Catarinense de Beach Tennis",
    acronym: "FCBT",
    cnpj: "00112235000175",
    fullAddress: "Rua Felipe Schmidt, 800, Centro, Florianópolis, SC, 88010-002",
    email: people.federationManager.email,
    phone: "(48) 3222-0800",
    responsibleName: people.federationManager.name,
    website: "https://fcbt.praia.example",
    city: "Florianópolis",
    uf: "SC",
    pixKey: "00112235000175",
    active: true,
    createdAt: calendar.at(-798, "09:00"),
  },
  {
    id: federationIds.waiting,
    name: "Federação Paranaense de Beach Tennis do Litoral",
    acronym: "FPBTL",
    cnpj: "00112236000110",
    fullAddress: "Avenida Atlântica, 120, Caiobá, Matinhos, PR, 83260-000",
    email: people.waitingFederationManager.email,
    phone: "(41) 3473-0120",
    responsibleName: people.waitingFederationManager.name,
    city: "Matinhos",
    uf: "PR",
    active: false,
    createdAt: calendar.at(-6, "14:20"),
  },
];

/** Two arenas that have belonged to it for long, and one that has asked to. */
export const affiliationRows = (calendar: DemoCalendar): Prisma.AffiliationCreateManyInput[] => [
  ...[arenas.main, arenas.second].map(({ id, openedDaysAgo }) => ({
    id: demoId(`affiliation:${id}`),
    arenaId: id,
    federationId: federationIds.active,
    status: "ACTIVE" as const,
    proposedBy: "FEDERATION" as const,
    proposedAt: calendar.at(-openedDaysAgo, "11:00"),
    answeredAt: calendar.at(-openedDaysAgo, "11:20"),
  })),
  {
    id: demoId("affiliation:dunas"),
    arenaId: arenas.dunes.id,
    federationId: federationIds.active,
    status: "PENDING",
    proposedBy: "ARENA",
    proposedAt: calendar.at(-2, "16:40"),
  },
];

export const federationMemberRows = (calendar: DemoCalendar): Prisma.FederationMemberCreateManyInput[] => [
  {
    id: demoId("member:FCBT"),
    userId: people.federationManager.id,
    federationId: federationIds.active,
    position: "Presidente",
    appointedOn: calendar.day(-790),
  },
  {
    id: demoId("member:FPBTL"),
    userId: people.waitingFederationManager.id,
    federationId: federationIds.waiting,
    position: "Presidente",
    appointedOn: calendar.day(-6),
  },
];

/** What the federation has looked at so far: most of what was there when it asked for it, and nothing that has ended. */
const verified = [
  [teachers.bruno, [0, 2]],
  [teachers.leticia, [0, 1]],
  [teachers.priscila, [0]],
  [teachers.danilo, [0, 1]],
  [teachers.alexandre, [0, 1]],
  [teachers.marcela, [0]],
] as const;

export const certificationCheckRows = (calendar: DemoCalendar): Prisma.CertificationCheckCreateManyInput[] =>
  verified.flatMap(([{ id }, certificates], index) =>
    certificates.map((certificate) => ({
      id: demoId(`verified:${id}:${certificate}`),
      certificationId: certificateId(id, certificate),
      federationId: federationIds.active,
      version: 0,
      verifiedById: people.federationManager.id,
      verifiedAt: calendar.at(-120 + index, "15:30"),
    })),
  );
