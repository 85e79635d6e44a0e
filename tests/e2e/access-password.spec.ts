import { people } from "../../prisma/demo/people";
import { problemsShownOn } from "../support/accessibility";
import { issueTemporaryPassword, signUpAthlete } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { readMail } from "../support/mailbox";

const first = "AreiaFofa2026";
const second = "MarCalmo2027";

test("a forgotten password is replaced through the mailed link", async ({ page }) => {
  const { email } = people.secondAthlete;
  await page.goto("/auth-athlete");
  const dialog = page.getByRole("dialog", { name: "Redefinir Senha" });
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await expect(dialog.getByLabel("Email")).toHaveValue(email);
  await dialog.getByRole("button", { name: "Enviar link" }).click();
  await expect(dialog.getByRole("heading", { name: "E-mail enviado!" })).toBeVisible();
  await expect(dialog.getByText(email)).toBeVisible();
  expect(await problemsShownOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Esqueci minha senha" })).toBeFocused();

  const { link } = await readMail(page, email, "Redefinir sua senha na Praia");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Defina sua nova senha" })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  const submit = page.getByRole("button", { name: "Redefinir Senha" });
  expect(await problemsShownOn(page)).toEqual([]);
  await page.getByLabel("Nova Senha", { exact: true }).fill(second);
  await page.getByLabel("Confirmar Nova Senha").fill(second);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Senha redefinida!" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(second);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/user-profile\//);
});

test("a reset link that leads nowhere says why and goes to the portal", async ({ page }) => {
  const badLinks = {
    "": "Você deve acessar esta página através do link enviado por e-mail.",
    "?type=signup&token=abc": "Este link não é para redefinição de senha.",
    "?type=recovery": "Este link de redefinição de senha está incompleto.",
    "?type=recovery&token=abc": "Este link de redefinição de senha é inválido ou expirou.",
  };
  for (const [search, reason] of Object.entries(badLinks)) {
    await page.goto(`/reset-password${search}`);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  }
});

test("without a connection nothing is said of the link, and it can be tried again", async ({ page }) => {
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/reset-password?type=recovery&token=abc");
  await expect(page.getByText(/Não foi possível verificar o seu link/)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByText("Este link de redefinição de senha é inválido ou expirou.")).toBeVisible();
});

test("a temporary password opens one page only, until it is replaced", async ({ page, request }) => {
  const email = await signUpAthlete(request, first);
  await issueTemporaryPassword(request, email);
  const { text } = await readMail(page, email, "Sua senha provisória na Praia");
  const temporary = /provisória é: (\S+)/.exec(text)?.[1] ?? "";
  const signIn = async () => {
    await page.goto("/admin-auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(temporary);
    await page.getByRole("button", { name: "Entrar como Admin" }).click();
    await expect(page).toHaveURL(/\/nova-senha$/);
  };

  await signIn();
  for (const path of ["/arena-dashboard", "/admin", "/auth", "/"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/nova-senha$/);
  }
  await expect(page.getByLabel("Senha provisória")).toBeVisible();
  expect(await problemsShownOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/$/);

  await signIn();
  await expect(page.getByLabel("Senha provisória")).toBeHidden();
  await page.getByLabel("Nova senha", { exact: true }).fill(second);
  await page.getByLabel("Confirmar nova senha").fill(second);
  await page.getByRole("button", { name: "Salvar e continuar" }).click();
  await expect(page).toHaveURL(/\/user-profile\//);
  await page.goto("/nova-senha");
  await expect(page).toHaveURL(/\/user-profile\//);
});
