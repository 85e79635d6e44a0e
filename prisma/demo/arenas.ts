import type { Prisma } from "../generated/client/client";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { courtsByTheSea, sunOverWaves } from "./logo";
import { people } from "./people";
import { clockToDatabase } from "../../server/platform/time/clock-time.rules";

export const federationIds = {
  active: demoId("federation:FCBT"),
  waiting: demoId("federation:FPBTL"),
};

interface DemoArena {
  readonly id: string;
  readonly owner: { readonly id: string; readonly name: string; readonly email: string };
  readonly name: string;
  readonly cnpj: string;
  readonly fullAddress: string;
  readonly contactPhone: string;
  readonly whatsApp: string | null;
  readonly website: string | null;
  readonly instagram: string | null;
  /** Changes with every upload; null without a logo. */
  readonly logoKey: string | null;
  readonly coverKey: string | null;
  readonly courtNames: readonly string[];
  readonly hourlyRateInCents: number;
  readonly dayUseInCents: number;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly openedDaysAgo: number;
  readonly federationId: string | null;
  /** The receiver and city of Pix payments. */
  readonly pixKey: string | null;
  readonly city: string;
  readonly uf: string;
  /** The key in its URL. */
  readonly pageKey: string;
  readonly onlineRentals: "NONE" | "ON_REQUEST" | "AT_ONCE";
  /** Per day; null: no limit. */
  readonly dayUsePlaces: number | null;
}

export const arenas = {
  main: {
    id: demoId("arena:beira-mar"),
    owner: people.mainManager,
    name: "Arena Beira-Mar",
    cnpj: "00112233000186",
    fullAddress: "Avenida Jornalista Rubens de Arruda Ramos, 1500, Centro, Florianópolis, SC, 88015-700",
    contactPhone: "(48) 3200-1500",
    whatsApp: "(48) 99200-1500",
    website: "https://beiramar.example",
    instagram: "arenabeiramar",
    logoKey: demoId("logo:beira-mar"),
    coverKey: demoId("cover:beira-mar"),
    courtNames: ["Quadra Central", "Quadra 2", "Quadra 3", "Quadra 4", "Quadra 5", "Quadra 6"],
    hourlyRateInCents: 9000,
    dayUseInCents: 3500,
    opensAt: "06:00",
    closesAt: "22:00",
    openedDaysAgo: 795,
    federationId: federationIds.active,
    pixKey: "00112233000186",
    city: "Florianópolis",
    uf: "SC",
    pageKey: "arena-beira-mar",
    onlineRentals: "ON_REQUEST",
    dayUsePlaces: 40,
  },
  second: {
    id: demoId("arena:pe-na-areia"),
    owner: people.secondManager,
    name: "Arena Pé na Areia",
    cnpj: "00112234000120",
    fullAddress: "Avenida Atlântica, 2300, Centro, Balneário Camboriú, SC, 88330-009",
    contactPhone: "(47) 3300-2300",
    whatsApp: "(47) 99300-2300",
    website: null,
    instagram: "penaareia.bc",
    logoKey: null,
    coverKey: null,
    courtNames: ["Quadra 1", "Quadra 2", "Quadra 3"],
    hourlyRateInCents: 8000,
    dayUseInCents: 3000,
    opensAt: "07:00",
    closesAt: "22:00",
    openedDaysAgo: 790,
    federationId: federationIds.active,
    pixKey: "pix@penaareia.example",
    city: "Balneário Camboriú",
    uf: "SC",
    pageKey: "arena-pe-na-areia",
    onlineRentals: "AT_ONCE",
    dayUsePlaces: null,
  },
  dunes: {
    id: demoId("arena:dunas"),
    owner: people.secondManager,
    name: "Arena Dunas",
    cnpj: "12ABC34501DE35",
    fullAddress: "Rua das Dunas, 45, Praia do Sol, Laguna, SC, 88790-000",
    contactPhone: "(48) 3600-0045",
    whatsApp: null,
    website: null,
    instagram: null,
    logoKey: null,
    coverKey: null,
    courtNames: ["Quadra 1", "Quadra 2"],
    hourlyRateInCents: 6000,
    dayUseInCents: 2500,
    opensAt: "08:00",
    closesAt: "20:00",
    openedDaysAgo: 60,
    federationId: null,
    pixKey: null,
    city: "Laguna",
    uf: "SC",
    pageKey: "arena-dunas",
    onlineRentals: "AT_ONCE",
    dayUsePlaces: null,
  },
} satisfies Record<string, DemoArena>;

export type ArenaKey = keyof typeof arenas;
export const arenaKeys = Object.keys(arenas) as ArenaKey[];

export function arenaRows(calendar: DemoCalendar): Prisma.ArenaCreateManyInput[] {
  return Object.values<DemoArena>(arenas).map(
    ({ owner, courtNames, openedDaysAgo, opensAt, closesAt, ...arena }) => ({
      ...arena,
      ownerId: owner.id,
      responsibleName: owner.name,
      email: owner.email,
      courtCount: courtNames.length,
      opensAt: clockToDatabase(opensAt),
      closesAt: clockToDatabase(closesAt),
      createdAt: calendar.at(-openedDaysAgo, "10:00"),
      settingsSavedAt: calendar.at(-openedDaysAgo, "10:30"),
    }),
  );
}

export const arenaManagerRows = (calendar: DemoCalendar): Prisma.ArenaManagerCreateManyInput[] =>
  Object.values<DemoArena>(arenas).map(({ id, owner, openedDaysAgo, pageKey }) => ({
    id: demoId(`manager:${pageKey}`),
    userId: owner.id,
    arenaId: id,
    appointedOn: calendar.day(-openedDaysAgo),
  }));

export const arenaLogoRows = (calendar: DemoCalendar): Prisma.ArenaLogoCreateManyInput[] => [
  {
    arenaId: arenas.main.id,
    mediaType: "image/png",
    content: sunOverWaves(),
    sentAt: calendar.at(-arenas.main.openedDaysAgo, "10:20"),
  },
];

export const arenaCoverRows = (calendar: DemoCalendar): Prisma.ArenaCoverCreateManyInput[] => [
  {
    arenaId: arenas.main.id,
    mediaType: "image/png",
    content: courtsByTheSea(),
    sentAt: calendar.at(-arenas.main.openedDaysAgo, "10:25"),
  },
];

/** The id of a court, by its number from 1. */
export const courtId = (arena: ArenaKey, number: number) => demoId(`court:${arena}:${number}`);

export function courtRows(): Prisma.CourtCreateManyInput[] {
  return arenaKeys.flatMap((arena) =>
    arenas[arena].courtNames.map((name, index) => ({
      id: courtId(arena, index + 1),
      arenaId: arenas[arena].id,
      number: index + 1,
      name,
    })),
  );
}
