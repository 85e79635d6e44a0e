import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { problemsShownOn } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import {
  invitationAddress,
  refereeAddress,
  scoreLinkAddress,
  scorePadAddress,
} from "../support/page-addresses";
import { signInAs } from "../support/sign-in";

type Address = string | ((page: Page) => Promise<string>);

interface Walk {
  who: string;
  /** Null: nobody signs in. */
  login: { person: { email: string }; door: string } | null;
  addresses: Address[];
}

const tabs = ["participantes", "chaveamento", "resultados", "classificacao"];
const today = `/arena-tournament/${tournamentId("super8-hoje")}`;
const internal = `/arena-tournament/${tournamentId("interno-hoje")}`;

const walks: Walk[] = [
  {
    who: "everybody",
    login: null,
    addresses: [
      "/",
      "/auth",
      "/auth?aba=cadastrar",
      "/auth-athlete",
      "/auth-athlete?aba=cadastrar",
      "/federation-auth",
      "/federation-auth?aba=cadastrar",
      "/admin-auth",
      "/explorador",
      "/confirmar-email",
      "/nao-existe",
    ],
  },
  {
    who: "everybody at a tournament",
    login: null,
    addresses: [
      "/torneios",
      ...[
        "",
        "?aba=inscricao",
        "?aba=grupos",
        "?aba=chave",
        "?aba=programacao",
        "?aba=meus-jogos",
        "?aba=resultados",
        "/tv",
      ].map((part) => `/torneio/${tournamentId("interno-hoje")}${part}`),
      ...["copa-duplas", "interno-fun", "super8-hoje"].map((event) => `/torneio/${tournamentId(event)}`),
      `/torneio/${tournamentId("super8-hoje")}?aba=chave`,
      "/torneio/00000000-0000-4000-8000-000000000000",
      invitationAddress,
      "/convite/incompleto",
      scoreLinkAddress,
      "/placar/incompleto",
    ],
  },
  {
    who: "an arena's manager",
    login: { person: people.mainManager, door: "/auth" },
    addresses: [
      "/arena-dashboard",
      "/arena-tournaments",
      ...tabs.map((tab) => `${today}?aba=${tab}`),
      `${today}/bracket`,
      `${today}/qr`,
      `${today}/schedule`,
      `${today}/enrolments`,
      `/arena-tournament/${tournamentId("copa-duplas")}/enrolments`,
    ],
  },
  {
    who: "an arena's manager at a tournament of pairs",
    login: { person: people.mainManager, door: "/auth" },
    addresses: [
      ...tabs.map((tab) => `${internal}?aba=${tab}`),
      `${internal}/bracket`,
      `${internal}/qr`,
      `${internal}/schedule`,
      scorePadAddress,
      "/arbitragem",
    ],
  },
  {
    who: "an athlete",
    login: { person: people.athlete, door: "/auth-athlete" },
    addresses: [
      `/user-profile/${people.athlete.id}`,
      "/user-profile/ninguem",
      (page) => refereeAddress(page, people.athlete.email),
      "/conta",
    ],
  },
  {
    who: "a federation's manager",
    login: { person: people.federationManager, door: "/federation-auth" },
    addresses: [
      "/federation",
      "/federation/championships",
      "/federation/championships/new",
      `/federation/championships/${tournamentId("final-estadual")}`,
      "/conta",
    ],
  },
  {
    who: "a federation's manager who waits",
    login: { person: people.waitingFederationManager, door: "/federation-auth" },
    addresses: ["/federation"],
  },
  {
    who: "an administrator",
    login: { person: people.admin, door: "/admin-auth" },
    addresses: ["/admin", "/admin/passwords"],
  },
];

async function problemsOf(page: Page, address: Address): Promise<string[]> {
  const path = typeof address === "string" ? address : await address(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toHaveCount(1);
  return (await problemsShownOn(page)).map((problem) => `${path}: ${problem}`);
}

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 360])
    for (const { who, login, addresses } of walks)
      test(`every page of ${who} is accessible and fits, ${width} px, ${colorScheme}`, async ({
        browser,
      }) => {
        test.setTimeout(300_000);
        const look = { colorScheme, reducedMotion: "reduce", viewport: { width, height: 800 } } as const;
        const context = await browser.newContext(look);
        const page = await context.newPage();
        if (login) await signInAs(page, login.person.email, login.door);
        const problems: string[] = [];
        for (const address of addresses) problems.push(...(await problemsOf(page, address)));
        await context.close();
        expect(problems).toEqual([]);
      });
