import type { Page } from "@playwright/test";
import { brasiliaTime, clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "./ask";
import { signUpFreshAthlete } from "./fresh-account";
import { openArena, type OwnArena } from "./own-arena";

const names = [
  "Ana Souza",
  "Bia Ramos",
  "Caio Lima",
  "Duda Reis",
  "Enzo Prado",
  "Gabi Moura",
  "Hugo Sales",
  "Iara Nunes",
  "Joana Pires",
  "Lucas Dias",
  "Maria Eduarda dos Santos Oliveira",
  "Nina Costa",
];

export interface ClassTonight {
  arena: OwnArena;
  teacherKey: string;
  /** The teacher: address and access token. */
  teacher: { email: string; token: string };
  sessionId: string;
  /** YYYY-MM-DD, and HH:mm. */
  date: string;
  startsAt: string;
  students: readonly { id: string; name: string }[];
}

/**
 * An arena that is open all day, with a teacher and a class in the current hour. The manager is signed in on the page.
 * @param until the minute at which the class ends, so that another can follow in the same hour; null for the whole hour.
 */
export async function openClassTonight(
  page: Pick<Page, "request">,
  students = 12,
  until: number | null = null,
): Promise<ClassTonight> {
  const teacher = await signUpTeacher(page);
  const whole = hourAround(clockAt(new Date(), brasiliaTime));
  const hour = until === null ? whole : { ...whole, endsAt: `${whole.startsAt.slice(0, 3)}${until}` };
  return openTaughtClass(page, {
    arenaName: "Arena da Noite",
    teacher,
    name: "Turma da noite",
    ...hour,
    students,
  });
}

/** The account of a future teacher, who is only an athlete so far. */
export async function signUpTeacher(
  page: Pick<Page, "request">,
  name = "Lia da Quadra",
): Promise<ClassTonight["teacher"]> {
  const email = await signUpFreshAthlete(page, name);
  // The last sign-in determines who is signed in on the page.
  return { email, token: await tokenOf(page.request, email) };
}

interface TaughtClass {
  arenaName: string;
  teacher: ClassTonight["teacher"];
  name: string;
  /** Today's start, HH:mm. */
  startsAt: string;
  endsAt: string;
  students: number;
}

/** Another arena that is open all day, with one class today. The manager is signed in on the page. */
export async function openTaughtClass(
  page: Pick<Page, "request">,
  { arenaName, teacher: { email, token }, name, startsAt, endsAt, students }: TaughtClass,
): Promise<ClassTonight> {
  const { request } = page;
  const arena = await openArena(page, arenaName);
  const manage = (query: string, input: object) => ask(request, query, { input }, arena.token);
  const { updateArenaSettings } = await manage(
    `mutation ($input: UpdateArenaSettingsInput!) { updateArenaSettings(input: $input) { __typename ... on UserError { message } } }`,
    {
      arenaId: arena.id,
      courtCount: 1,
      hourlyRateInCents: 5000,
      dayUseInCents: 3000,
      opensAt: "00:00",
      closesAt: "23:59",
    },
  );
  if (updateArenaSettings.message) throw new Error(updateArenaSettings.message);
  await manage(`mutation ($input: RegisterTeacherInput!) { registerTeacher(input: $input) { __typename } }`, {
    arenaId: arena.id,
    fullName: "Lia da Quadra",
    email,
    specialties: [],
    hours: [],
  });
  const { viewer } = await ask(request, `{ viewer { teachingInvitations { id } } }`, {}, token);
  await ask(
    request,
    `mutation ($input: AnswerTeachingInvitationInput!) { answerTeachingInvitation(input: $input) { __typename } }`,
    { input: { invitationId: viewer.teachingInvitations[0].id, accept: true } },
    token,
  );
  const registered: { id: string; name: string }[] = [];
  for (const fullName of names.slice(0, students)) {
    const { registerAthlete } = await manage(
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) {
        ... on RegisterAthleteSuccess { arenaAthlete { athlete { id } } } ... on UserError { message } } }`,
      { arenaId: arena.id, fullName, level: "D" },
    );
    registered.push({ id: registerAthlete.arenaAthlete.athlete.id, name: fullName });
  }
  const { viewer: managing } = await ask(
    request,
    `{ viewer { arena { week { teachers { key } } } } }`,
    {},
    arena.token,
  );
  const date = dayAt(new Date(), brasiliaTime);
  const { scheduleClass } = await manage(
    `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) {
      ... on ScheduleClassSuccess { session { id } } ... on UserError { message } } }`,
    {
      arenaId: arena.id,
      kind: "GROUP",
      level: "D",
      name,
      teacherKey: managing.arena.week.teachers[0].key,
      date,
      startsAt,
      endsAt,
      weekly: false,
      maxStudents: 12,
      athleteIds: registered.map(({ id }) => id),
    },
  );
  if (!scheduleClass.session) throw new Error(scheduleClass.message);
  return {
    arena,
    teacherKey: managing.arena.week.teachers[0].key,
    teacher: { email, token },
    sessionId: scheduleClass.session.id,
    date,
    startsAt,
    students: registered,
  };
}

/** The full hour that contains a time. @param clock HH:mm */
function hourAround(clock: string): { startsAt: string; endsAt: string } {
  const hour = Number(clock.slice(0, 2));
  const at = (number: number) => `${String(number).padStart(2, "0")}:00`;
  return { startsAt: at(hour), endsAt: hour === 23 ? "23:59" : at(hour + 1) };
}
