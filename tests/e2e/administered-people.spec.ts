import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import { makeCpf } from "../support/cpf";
import { readMail } from "../support/mailbox";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";
import { enterAs, signInAs } from "../support/sign-in";

test.use({ actionTimeout: 15_000 });

const own = "AreiaFofa2026";

test("an admin makes an athlete, who teaches for a while, and forgets them when they ask", async ({
  page: admin,
  browser,
}) => {
  const stamp = Date.now();
  // Names have no digits.
  const name = `Nina ${String(stamp).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
  const email = `nina.${stamp}@teste.example`;
  const page = await (await browser.newContext()).newPage();
  const arena = await openArena(page, `Arena da Nina ${stamp}`);

  await enterAs(admin, people.admin.email);
  await admin.goto("/admin/users");
  await admin.getByRole("button", { name: "Criar Novo Atleta" }).click();
  const creating = await openedDialog(admin, "Criar Novo Atleta");
  await creating.getByLabel("Nome completo").fill(name);
  await creating.getByLabel("Email").fill(email);
  await creating.getByLabel("CPF").fill("111.111.111-11");
  await creating.getByRole("button", { name: "Criar Atleta" }).click();
  await expect(creating.getByLabel("CPF")).toHaveAccessibleDescription(/CPF/);
  await expect(creating.getByLabel("Nome completo")).toHaveValue(name);
  await creating.getByLabel("CPF").fill(makeCpf(stamp % 1e9));
  await creating.getByRole("button", { name: "Criar Atleta" }).click();
  await expect(admin.getByText("Atleta criado com sucesso")).toBeVisible();
  const details = admin.getByRole("dialog", { name: "Usuário" });
  await expect(details.getByText(email)).toBeVisible();

  // They enter with what was mailed to them, and choose a password of their own.
  const { text } = await readMail(page, email, "Seu acesso à Praia");
  const temporary = /provisória é: (\S+)/.exec(text)?.[1] ?? "";
  await page.context().clearCookies();
  await signInAs(page, email, "/auth-athlete", temporary);
  await page.getByLabel("Nova senha", { exact: true }).fill(own);
  await page.getByLabel("Confirmar nova senha").fill(own);
  await page.getByRole("button", { name: "Salvar e continuar" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();

  // They teach at an arena, until somebody takes that away again.
  await details.getByRole("button", { name: "Atribuir Role" }).click();
  const assigning = await openedDialog(admin, "Atribuir Role");
  await assigning.getByLabel("Role").selectOption("Professor");
  await assigning.getByLabel("Buscar arena").fill(arena.name);
  await assigning.getByRole("button", { name: new RegExp(arena.name) }).click();
  await assigning.getByRole("button", { name: "Atribuir" }).click();
  await expect(admin.getByText("Role atribuído")).toBeVisible();
  await expect(details.getByRole("link", { name: arena.name })).toBeVisible();
  await readMail(page, email, "Novo acesso na Praia: Professor");
  await page.goto("/arena-dashboard");
  await expect(page.getByText(arena.name).first()).toBeVisible();
  await details.getByRole("button", { name: "Remover Role" }).click();
  const removing = admin.getByRole("alertdialog");
  await removing.getByText("Professor", { exact: true }).click();
  await removing.getByRole("button", { name: "Remover" }).click();
  await expect(admin.getByText("Role removido")).toBeVisible();
  await expect(details.getByRole("link", { name: arena.name })).toBeHidden();
  await readMail(page, email, "Acesso encerrado na Praia: Professor");

  // They ask to be forgotten, and the list does not know them any more; what was done with them stays written down.
  await details.getByRole("button", { name: "Excluir a conta" }).click();
  const leaving = await openedDialog(admin, `Excluir a conta de ${name}?`);
  await leaving.getByLabel("Motivo").fill("Pediu por telefone");
  await leaving.getByRole("button", { name: "Excluir a conta" }).click();
  await expect(admin.getByText("Conta excluída")).toBeVisible();
  await admin.goto(`/admin/users?busca=${encodeURIComponent(name)}`);
  await expect(admin.getByText("Nenhum usuário com este filtro")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name })).toBeHidden();
});

test("who may do what is found by a word and by a role, which leads to its people", async ({ page }) => {
  await enterAs(page, people.admin.email);
  await page.goto("/admin/roles");
  await page.getByLabel("Buscar").fill("chaveamento");
  await expect(page.getByText("1 ação", { exact: true })).toBeVisible();
  const row = page.getByRole("row", { name: /Gerar chaveamento/ });
  await expect(row.getByRole("cell")).toHaveText(["Tudo", "O que é seu", "O que é seu", "–", "–", ""]);
  await page.getByLabel("Buscar").fill("");
  await page.getByLabel("Quem pode").selectOption("Professor");
  await expect(page.getByRole("row", { name: /Gerar chaveamento/ })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Quem pode")).toHaveValue("professor");
  await page.getByRole("link", { name: /^Gestor de Federação/ }).click();
  await expect(page).toHaveURL(/\/admin\/users\?role=gestor-de-federacao$/);
  await expect(page.getByText(people.federationManager.name).first()).toBeVisible();
});

test("by keyboard: the details open from their row, and closed they give the focus back to it", async ({
  page,
}) => {
  await enterAs(page, people.admin.email);
  await page.goto(`/admin/users?busca=${encodeURIComponent(people.federationManager.name)}`);
  const row = page.getByRole("link", { name: people.federationManager.name });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Usuário" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Usuário" })).toBeHidden();
  await expect(row).toBeFocused();
});
