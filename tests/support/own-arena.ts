import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { ask, tokenOf } from "./ask";
import { makeCnpj } from "./cnpj";
import { confirmAddress } from "./fresh-account";

export interface OwnArena {
  /** Global id. */
  id: string;
  name: string;
  /** Its manager's access token. */
  token: string;
}

/** An arena for a single test. Signs its manager in on the page. */
export async function openArena(page: Pick<Page, "request">, name = "Arena do Teste"): Promise<OwnArena> {
  const number = randomInt(1e12);
  const email = `arena.${number}@teste.example`;
  const { signUpArena } = await ask(
    page.request,
    `mutation ($input: SignUpArenaInput!) { signUpArena(input: $input) { __typename } }`,
    {
      input: {
        arenaName: name,
        cnpj: makeCnpj(number),
        email,
        fullAddress: "Rua da Praia, 10, Florianópolis",
        password: demoPassword,
        responsibleName: "Marina do Teste",
      },
    },
  );
  if (signUpArena.__typename !== "SignUpArenaSuccess") throw new Error(signUpArena.__typename);
  await confirmAddress(page, email, demoPassword);
  const token = await tokenOf(page.request, email);
  const { viewer } = await ask(page.request, `query { viewer { arena { id } } }`, {}, token);
  return { id: viewer.arena.id, name, token };
}

/** Athletes without accounts, registered by the arena. */
export async function registerAthletes(
  { request }: Pick<Page, "request">,
  arena: OwnArena,
  names: readonly string[],
): Promise<void> {
  for (const fullName of names)
    await ask(
      request,
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename } }`,
      { input: { arenaId: arena.id, fullName, level: "D" } },
      arena.token,
    );
}
