import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { problemsShownOn } from "../support/accessibility";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";
import { enterAs } from "../support/sign-in";

test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 15_000 });

const others = ["Bia", "Carla", "Dani", "Elis", "Fabi", "Gabi", "Helô"];

/** An athlete with an account, called to the first match of a Super 8 at an arena of its own. */
async function calledToCourt(page: Page) {
  const { id: arenaId, token: manager } = await openArena(page, "Arena do Sábado");
  const email = await signUpFreshAthlete(page, "Lia do Sábado");
  const own = await tokenOf(page.request, email);
  const { viewer } = await ask(page.request, `query { viewer { homePath } }`, {}, own);
  const key = (viewer.homePath as string).split("/").at(-1)!;
  const send = async (name: string, type: string, input: object, told: string, token = manager) => {
    const answer = await ask(
      page.request,
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { message } ${told} } }`,
      { input },
      token,
    );
    if (answer[name].message) throw new Error(`${name}: ${answer[name].message}`);
    return answer[name];
  };
  const { viewer: managed } = await ask(
    page.request,
    `query { viewer { arena { pageUrl courts { key } } } }`,
    {},
    manager,
  );
  await send(
    "askToJoinArena",
    "AskToJoinArenaInput",
    { arenaKey: (managed.arena.pageUrl as string).split("/").at(-1) },
    "",
    own,
  );
  const { viewer: asked } = await ask(
    page.request,
    `query { viewer { arena { joinRequests(first: 1) { edges { node { id } } } } } }`,
    {},
    manager,
  );
  const requestIds = [asked.arena.joinRequests.edges[0].node.id];
  await send("answerJoinRequests", "AnswerJoinRequestsInput", { arenaId, requestIds, accept: true }, "");
  const { tournament } = await send(
    "createTournament",
    "CreateTournamentInput",
    {
      arenaId,
      name: "Super 8 de Sábado",
      category: "Intermediário",
      gender: "MIXED",
      kind: "SUPER8",
      startDate: "2030-01-05",
      feeInCents: 0,
      openToOtherArenas: true,
    },
    "... on CreateTournamentSuccess { tournament { id key } }",
  );
  await send(
    "enrolAthlete",
    "EnrolAthleteInput",
    { tournamentId: tournament.id, athleteId: encodeGlobalId("Athlete", key) },
    "",
  );
  for (const name of others)
    await send(
      "registerAthlete",
      "RegisterAthleteInput",
      { arenaId, fullName: `${name} do Sábado`, level: "C", enrolInTournamentId: tournament.id },
      "",
    );
  await send("startTournament", "StartTournamentInput", { tournamentId: tournament.id }, "");
  const { tournament: drawn } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { matchesToScore { id version sides { athletes { key } } } } }`,
    { key: tournament.key },
    manager,
  );
  interface Match {
    id: string;
    version: number;
    sides: { athletes: { key: string }[] }[];
  }
  const side = ({ sides }: Match) =>
    sides.findIndex(({ athletes }) => athletes.some((one) => one.key === key));
  const match = (drawn.matchesToScore as Match[]).find((one) => side(one) >= 0);
  if (!match) throw new Error("the athlete plays no match");
  const courtKey = managed.arena.courts[0].key as string;
  await send("callMatch", "CallMatchInput", { matchId: match.id, courtKey, acceptWarnings: true }, "");
  const win = () =>
    send(
      "recordMatchResult",
      "RecordMatchResultInput",
      {
        matchId: match.id,
        expectedVersion: match.version,
        outcome: "COMPLETED",
        games: side(match) === 0 ? [6, 2] : [2, 6],
      },
      "",
    );
  return { email, key, win };
}

test("an athlete's Saturday: from the ticket to the result and the figures", async ({ page, browser }) => {
  const { email, key, win } = await calledToCourt(page);
  await enterAs(page, email);
  await page.goto(`/user-profile/${key}`);
  const ticket = page.getByRole("region", { name: "Seu próximo jogo" });
  await expect(ticket.getByText("Em quadra")).toBeVisible();
  await expect(ticket.getByText(/^Com .* do Sábado, contra /)).toBeVisible();

  // A result, and the page tells it.
  await win();
  await page.reload();
  await expect(page.getByText("Últimos 1 jogo: 1 vitória")).toBeAttached();
  await page.getByRole("region", { name: "Torneios", exact: true }).scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  const figures = page.getByRole("region", { name: "Estatísticas" });
  await expect(figures.getByText("1 jogo", { exact: true }).first()).toBeVisible();
  await expect(figures.getByRole("figure", { name: "Jogos por mês" })).toBeVisible();
  await expect(figures.getByText("Sequência: 1 vitória · maior: 1")).toBeVisible();
  expect(await problemsShownOn(page)).toEqual([]);

  // The level stays while the tournament goes on; the rest is saved.
  await page.getByRole("button", { name: "Alterar Cadastro" }).click();
  const dialog = await openedDialog(page, "Alterar Cadastro");
  await dialog.getByLabel("Nível").selectOption("B");
  await dialog.getByLabel("Telefone").fill("(48) 99999-1212");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados inválidos")).toBeVisible();
  await expect(dialog.getByLabel("Nível")).toHaveAccessibleDescription(/Super 8 de Sábado/);
  await dialog.getByLabel("Nível").selectOption("C");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados atualizados com sucesso!")).toBeVisible();
  await expect(page.getByText("(48) 99999-1212")).toBeVisible();

  // Strangers see the page once it is open, and not after that.
  const opened = page.getByRole("region", { name: "Página pública" });
  await opened.getByRole("button", { name: "Abrir página pública" }).click();
  await expect(opened.getByRole("link", { name: "Baixar cartão" })).toBeVisible();
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const stranger = await phone.newPage();
  await stranger.goto(`/atleta/${key}`);
  await expect(stranger.getByRole("heading", { name: "Lia do Sábado" })).toBeVisible();
  await expect(stranger.getByText("(48) 99999-1212")).toHaveCount(0);
  expect(await problemsShownOn(stranger)).toEqual([]);
  await opened.getByRole("button", { name: "Fechar página pública" }).click();
  await expect(page.getByText("Página fechada")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("Atleta não encontrado")).toBeVisible();
  await phone.close();

  // Who stands in rankings has a curve of their places.
  await page.goto(`/user-profile/${people.athlete.id}`);
  await page.getByRole("region", { name: "Torneios", exact: true }).scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  const curve = page.getByRole("region", { name: "Curva do ranking" });
  await expect(curve.getByRole("figure", { name: /^Posições em / }).first()).toBeVisible();
});
