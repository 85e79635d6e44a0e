import { daysUntil, mondayOf } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { request, test, type Page } from "@playwright/test";
import { demoId } from "../../prisma/demo/keys";
import { certificateId, teachers } from "../../prisma/demo/teachers";
import { announcementId } from "../../prisma/demo/announcements";
import { arenaRankingId } from "../../prisma/demo/arena-ranking";
import { planIdOf } from "../../prisma/demo/monthly-plans";
import { rankingId } from "../../prisma/demo/rankings";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { pageAt } from "../../web/pages";
import { plainPath, type PageDeclaration } from "../../web/shell/page";
import { teachingReportPath } from "../../web/teachers/public/teacher-paths";
import {
  arenaTournaments,
  championships,
  type TournamentPaths,
} from "../../web/tournaments/public/tournament-path";
import { ask, issueTemporaryPassword, tokenOf } from "./ask";
import { signUpFreshAthlete } from "./fresh-account";
import { readMail } from "./mailbox";
import { createPairEvent, enrolBeside, signUpWoman } from "./pair-event";

/** A page's address, or a function that finds an address that is only known at run time. */
export type PageAddress = string | FoundAddress;

/** An address with a secret, or one that depends on the current match. */
export interface FoundAddress {
  /** A page with the same route, to identify it. */
  like: string;
  find: (page: Page) => Promise<string>;
}

/** An address that can be opened directly. */
export const addressOn = async (page: Page, address: PageAddress): Promise<string> =>
  typeof address === "string" ? address : address.find(page);

/** The value of each path parameter in the demo data. */
const demoParameters: Record<string, string> = {
  arenaKey: "arena-beira-mar",
  athleteId: people.athlete.id,
  rankingId: rankingId("Masculino B"),
  tournamentId: tournamentId("interno-hoje"),
  userId: people.athlete.id,
};

/** A page's address in the demo data, without its optional parameters. */
export const demoAddressOf = ({ path }: PageDeclaration): string =>
  plainPath(path).replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = demoParameters[name];
    if (value === undefined)
      throw new Error(`${path} needs an address in walks.ts or a value of :${name} here`);
    return value;
  });

/** Whether an address opens this page, in any state. */
export const opens = (address: PageAddress, { path }: PageDeclaration): boolean =>
  pageAt(typeof address === "string" ? address : address.like)?.page.path === path;

/** The same in its first state, without a query string. */
export const opensPlainly = (address: PageAddress, page: PageDeclaration): boolean =>
  opens(address, page) && !(typeof address === "string" && address.includes("?"));

/** With an athlete's details open beside the arena's list. */
export const arenaAthleteAddress = `/arena-athletes?aberto=${encodeGlobalId("ArenaAthlete", demoId(`attends:main:${people.athlete.id}`))}`;

/** With a teacher's details open beside the arena's list. */
export const arenaTeacherAddress = `/arena-teachers?aberto=${encodeGlobalId("TeacherArena", demoId(`teaches:main:${teachers.bruno.id}`))}`;

/** The report of one teacher over three months. */
export const teacherReportAddress = teachingReportPath(undefined, {
  teacher: encodeGlobalId("TeacherArena", demoId(`teaches:main:${teachers.bruno.id}`)),
  period: "QUARTER",
});

/** A ranking of the federation. */
export const rankingAddress = `/ranking/${rankingId("Masculino B")}`;

/** The same for its manager, and a ranking of the arena. */
export const federationRankingAddress = `/federation/rankings/${rankingId("Masculino B")}`;
export const arenaRankingAddress = `/arena-rankings/${arenaRankingId}`;

/** With an athlete's details open beside the federation's list. */
export const federatedAthleteAddress = `/federation/athletes?aberto=${people.athlete.id}`;

/** With a certificate open beside the list of the federation's teachers' certificates. */
export const federatedCertificationAddress = `/federation/certifications?aberto=${certificateId(teachers.bruno.id, 1)}`;

/** With an announcement open beside the federation's list. */
export const federationAnnouncementAddress = `/federation/announcements?aberto=${announcementId("federation")}`;

/** With a teacher's commissions open beside the month's. */
export const commissionsAddress = `/arena-financial/comissoes?aberto=${encodeGlobalId("TeacherArena", demoId(`teaches:main:${teachers.bruno.id}`))}`;

/** With a monthly plan open beside the list. */
export const monthlyPlanAddress = `/arena-financial/mensalidades?aberto=${encodeGlobalId("MonthlyPlan", planIdOf(people.athlete.id))}`;

/** With the month before last open in a teacher's own commissions. */
export const ownStatementAddress = `/comissoes?aberto=${encodeGlobalId("CommissionStatement", demoId("commission:bruno:-2"))}`;

/** With this Monday's first class open beside the week. Found when it is opened: a run may begin in another week. */
export const classAddress: FoundAddress = {
  like: "/arena-calendar?aberto=aula",
  find: () => {
    const monday = daysUntil("1970-01-01", mondayOf(dayAt(new Date(), brasiliaTime)));
    const session = demoId(`session:${demoId("class:bruno:MONDAY:7")}:${monday}`);
    return Promise.resolve(`/arena-calendar?aberto=${encodeGlobalId("ClassSession", session)}`);
  },
};

const internal = tournamentId("interno-hoje");
const stage = tournamentId("etapa-camboriu");

async function matchUnderWay(page: Page, event: string, token: string): Promise<{ id: string; key: string }> {
  const { tournament } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { matchesToScore { id key status } } }`,
    { key: event },
    token,
  );
  const matches = tournament.matchesToScore as { id: string; key: string; status: string }[];
  const found = matches.find(({ status }) => status === "IN_PROGRESS") ?? matches[0];
  if (!found) throw new Error("No match of the demo is under way");
  return found;
}

/** The scoring pad of a match in progress, for the tournament's manager. */
const scorePad = (paths: TournamentPaths, event: string, email: string): FoundAddress => ({
  like: paths.score(event, event),
  find: async (page) =>
    paths.score(event, (await matchUnderWay(page, event, await tokenOf(page.request, email))).key),
});

export const scorePadAddress = scorePad(arenaTournaments, internal, people.mainManager.email);
export const championshipPadAddress = scorePad(championships, stage, people.federationManager.email);

/** The same by a secret link. Signs the page out. */
export const scoreLinkAddress: FoundAddress = {
  like: "/placar/segredo",
  find: async (page) => {
    const token = await tokenOf(page.request, people.mainManager.email);
    const { id: matchId } = await matchUnderWay(page, internal, token);
    const { createScoreLink } = await ask(
      page.request,
      `mutation ($input: CreateScoreLinkInput!) { createScoreLink(input: $input) { ... on CreateScoreLinkSuccess { url } } }`,
      { input: { matchId } },
      token,
    );
    await page.context().clearCookies();
    return new URL(createScoreLink.url).pathname;
  },
};

/** The link of a pending partner invitation. Signs the page out. */
export const invitationAddress: FoundAddress = {
  like: "/convite/segredo",
  find: async (page) => {
    const event = await createPairEvent(page, "Copa da Amizade");
    const { token } = await signUpWoman(page, "Ana Beatriz Convidante");
    const url = await enrolBeside(page, token, event, { partnerName: "Bia" });
    await page.context().clearCookies();
    return addressWithin(url ?? "");
  },
};

/** The referee's list of the signed-in user, after appointing them as a referee. */
export const refereeAddress = (email: string): FoundAddress => ({
  like: "/arbitragem",
  find: async () => {
    // A separate context: the page's own would sign the referee out. The page has no address yet.
    const { baseURL = "" } = test.info().project.use;
    const manager = await request.newContext({ baseURL });
    const token = await tokenOf(manager, people.mainManager.email);
    const { tournament } = await ask(
      manager,
      `query ($key: UUID!) { tournament(key: $key) { id } }`,
      { key: internal },
      token,
    );
    await ask(
      manager,
      `mutation ($input: AppointRefereeInput!) { appointReferee(input: $input) { __typename } }`,
      { input: { tournamentId: tournament.id, email } },
      token,
    );
    await manager.dispose();
    return "/arbitragem";
  },
});

/** The link in a mail for a forgotten password. */
export const resetPasswordAddress: FoundAddress = {
  like: "/reset-password",
  find: async (page) => {
    // A fresh sign-up already got a mail within this minute, and the rate limit blocks another.
    const { email } = people.waitingFederationManager;
    await ask(
      page.request,
      `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`,
      { input: { email, portal: "FEDERATION" } },
    );
    return addressWithin((await readMail(page, email, "Redefinir sua senha")).link);
  },
};

/** The page shown after a sign-in with a temporary password. Signs the user in on the page. */
export const newPasswordAddress: FoundAddress = {
  like: "/nova-senha",
  find: async (page) => {
    const email = await signUpFreshAthlete(page);
    await issueTemporaryPassword(page.request, email);
    const { text } = await readMail(page, email, "Sua senha provisória");
    await tokenOf(page.request, email, temporaryPasswordIn(text));
    return "/nova-senha";
  },
};

/** @param text the text of the mail that contains it. */
export const temporaryPasswordIn = (text: string): string =>
  /senha provisória é: (\S+)/.exec(text)?.[1] ?? "";

function addressWithin(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
