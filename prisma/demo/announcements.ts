import type { Prisma } from "../generated/client/client";
import { arenas, federationIds } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";

export const announcementId = (name: string): string => demoId(`announcement:${name}`);

const ranking = {
  title: "Ranking estadual atualizado",
  text: "O ranking deste mês está publicado.\nConfira sua posição em Rankings.",
};

/** The number of active athletes of these arenas with and without an address. */
function countsOf(
  arenaIds: readonly string[],
  attending: readonly Prisma.ArenaAthleteCreateManyInput[],
  athletes: readonly DemoAthlete[],
) {
  const active = new Set(
    attending.flatMap(({ arenaId, athleteId, active: attends = true }) =>
      arenaIds.includes(arenaId) && attends ? [athleteId] : [],
    ),
  );
  const reached = athletes.filter(({ id, row }) => active.has(id) && row.email).length;
  return { recipientCount: reached, deliveredCount: reached, skippedCount: active.size - reached };
}

/** Announcements of the federation and its main arena; the arena's next one is scheduled, and one could not be sent. */
export const announcementRows = (
  calendar: DemoCalendar,
  attending: readonly Prisma.ArenaAthleteCreateManyInput[],
  athletes: readonly DemoAthlete[],
): Prisma.AnnouncementCreateManyInput[] => [
  {
    id: announcementId("federation"),
    requestKey: demoId("announcement-key:federation"),
    ...ranking,
    federationId: federationIds.active,
    audience: "Atletas das arenas filiadas",
    ...countsOf([arenas.main.id, arenas.second.id], attending, athletes),
    sentById: people.federationManager.id,
    sentAt: calendar.at(-1, "10:30"),
  },
  {
    id: announcementId("main"),
    requestKey: demoId("announcement-key:main"),
    title: "Areia nova na quadra 2",
    text: "Trocamos a areia da quadra 2. As aulas continuam nos mesmos horários.",
    arenaId: arenas.main.id,
    audience: "Atletas",
    ...countsOf([arenas.main.id], attending, athletes),
    sentById: people.mainManager.id,
    sentAt: calendar.at(-7, "09:00"),
  },
  {
    id: announcementId("scheduled"),
    requestKey: demoId("announcement-key:scheduled"),
    title: "Horário de verão das quadras",
    text: "A partir de segunda-feira abrimos às 6h.",
    arenaId: arenas.main.id,
    audience: "Atletas e professores",
    audienceKind: "ATHLETES_AND_TEACHERS",
    recipientCount: 0,
    skippedCount: 0,
    sentById: people.mainManager.id,
    state: "SCHEDULED",
    scheduledFor: calendar.at(30, "08:00"),
    sentAt: calendar.at(30, "08:00"),
  },
  {
    id: announcementId("too-late"),
    requestKey: demoId("announcement-key:too-late"),
    title: "Chuva forte hoje",
    text: "As quadras descobertas fecham às 15h.",
    arenaId: arenas.main.id,
    audience: "Atletas",
    audienceKind: "ATHLETES",
    recipientCount: 0,
    skippedCount: 0,
    sentById: people.mainManager.id,
    state: "NOT_SENT",
    notSentReason: "o horário passou há mais de 6 horas",
    scheduledFor: calendar.at(-10, "12:00"),
    sentAt: calendar.at(-9, "08:00"),
  },
];

/** The notices of them that an athlete has read. */
export const announcementNoticeRows = (calendar: DemoCalendar): Prisma.NoticeCreateManyInput[] => [
  {
    id: demoId("notice:announcement:federation"),
    userId: people.athlete.id,
    announcementId: announcementId("federation"),
    title: `Federação Catarinense de Beach Tennis: ${ranking.title}`,
    text: ranking.text,
    path: null,
    createdAt: calendar.at(-1, "10:30"),
    readAt: calendar.at(-1, "18:00"),
  },
];
