import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { EmailCardTestQuery } from "../../__generated__/EmailCardTestQuery.graphql";
import type { PersonalDataEmailMutation } from "../../__generated__/PersonalDataEmailMutation.graphql";
import { EmailCard } from "./AccountPage";

const email = "bia@teste.example";
const newEmail = "nova.bia@teste.example";

async function openDialog() {
  const shown = showWith<EmailCardTestQuery>(
    graphql`
      query EmailCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          user {
            ...AccountPage_user
          }
        }
      }
    `,
    { viewer: { user: { email, emailConfirmed: true } } },
    ({ viewer }) => (viewer ? <EmailCard user={viewer.user} /> : null),
  );
  await shown.user.click(screen.getByRole("button", { name: "Trocar e-mail" }));
  return shown;
}

const send = () => screen.getByRole("button", { name: "Enviar link" });

test("the current e-mail is rejected beside the field; a new one shows that a link was sent", async () => {
  const { user, server, fill } = await openDialog();
  await fill("Novo e-mail", email);
  await fill("Senha", "Praia2026");
  await user.dblClick(send());
  expect(server.sent()).toEqual([{ newEmail: email, password: "Praia2026" }]);
  await server.answers<PersonalDataEmailMutation>({
    requestEmailChange: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "newEmail"], message: "Este já é o e-mail da sua conta" }],
    },
  });
  expect(screen.getByLabelText("Novo e-mail")).toHaveAccessibleDescription("Este já é o e-mail da sua conta");
  expect(screen.getByLabelText("Novo e-mail")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);

  await fill("Novo e-mail", newEmail);
  await user.click(send());
  await server.answers<PersonalDataEmailMutation>({
    requestEmailChange: { __typename: "RequestEmailChangeSuccess", email: newEmail },
  });
  await dialogClosed();
  expect(screen.getByText(`Enviamos um link para ${newEmail}.`, { exact: false })).toBeVisible();
  expect(screen.getByText(`Até lá continua valendo ${email}.`, { exact: false })).toBeVisible();
});

test("reopening the dialog keeps the e-mail and clears the password", async () => {
  const { user, server, fill } = await openDialog();
  await fill("Novo e-mail", newEmail);
  await fill("Senha", "Praia2026");
  await user.click(send());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("Senha")).toHaveValue("Praia2026");
  await user.keyboard("{Escape}");
  await dialogClosed();
  expect(screen.getByRole("button", { name: "Trocar e-mail" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Trocar e-mail" }));
  expect(screen.getByLabelText("Novo e-mail")).toHaveValue(newEmail);
  expect(screen.getByLabelText("Senha")).toHaveValue("");
});
