import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { EnrolmentQuestionsTestQuery } from "../../__generated__/EnrolmentQuestionsTestQuery.graphql";
import type { PriceIfCancelledQuery } from "../../__generated__/PriceIfCancelledQuery.graphql";
import type { useListedMutationsCancelMutation } from "../../__generated__/useListedMutationsCancelMutation.graphql";
import type { useListedMutationsSplitPairMutation } from "../../__generated__/useListedMutationsSplitPairMutation.graphql";
import type { enrolmentPaymentsUndoMutation } from "../../__generated__/enrolmentPaymentsUndoMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import type { EnrolmentQuestion } from "./enrolment-questions";
import { EnrolmentQuestions } from "./EnrolmentsScreen";

const enrolment = {
  id: "ana",
  name: "Ana Souza",
  athleteId: "athlete",
  categoryId: "category",
  status: "ENROLLED" as const,
  payment: { amountInCents: 8000, receivedInCents: 8000, paidAt: "2026-11-20T12:00:00Z" },
  pairId: "pair",
  pairNames: "Ana Souza e Bia Lima",
  hasPartner: true,
};

async function ask(question: EnrolmentQuestion) {
  const onDone = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const shown = showWith<EnrolmentQuestionsTestQuery>(
    graphql`
      query EnrolmentQuestionsTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...EnrolmentsScreen_enrolmentQuestionsTournament
        }
      }
    `,
    {
      tournament: {
        startDate: "2030-01-06",
        registration: { fullRefundDays: 7, lateRefundPercent: 50 },
        categories: [],
      },
    },
    ({ tournament }) =>
      tournament ? (
        <PlaceTime timeZone="America/Sao_Paulo">
          <EnrolmentQuestions
            tournament={tournament}
            asked={{ question, enrolment, time: 1 }}
            open
            onClose={onClose}
            onDone={onDone}
          />
        </PlaceTime>
      ) : null,
  );
  await codeArrived();
  return { ...shown, onDone, onClose };
}

const button = (name: string) => screen.getByRole("button", { name });

test("a payment is undone only with a reason; a missing reason shows an error beside its field", async () => {
  const { user, server, fill, onDone } = await ask("undoPayment");
  expect(screen.getByRole("dialog", { name: "Desfazer a baixa de Ana Souza?" })).toBeVisible();
  await user.click(button("Desfazer baixa"));
  expect(screen.getByLabelText("Motivo")).toHaveAccessibleDescription(
    "Explique o motivo, em pelo menos 5 caracteres",
  );
  expect(screen.getByLabelText("Motivo")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);

  await fill("Motivo", "O Pix era de outra pessoa");
  await user.dblClick(button("Desfazer baixa"));
  expect(server.sent()).toEqual([{ enrolmentId: "ana", reason: "O Pix era de outra pessoa" }]);
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("Motivo")).toHaveValue("O Pix era de outra pessoa");
  await user.click(button("Desfazer baixa"));
  await server.answers<enrolmentPaymentsUndoMutation>({
    undoPayment: { __typename: "RuleViolation", message: "Este pagamento já foi desfeito." },
  });
  expect(screen.getByText("Este pagamento já foi desfeito.")).toBeVisible();
  await user.click(button("Desfazer baixa"));
  await server.answers<enrolmentPaymentsUndoMutation>({
    undoPayment: { __typename: "UndoPaymentSuccess" },
  });
  expect(await screen.findByText("Ana Souza: o valor volta a ser devido.")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("a cancellation shows the refund before, and the amount to return afterwards", async () => {
  const { user, server, onDone } = await ask("cancel");
  const question = screen.getByRole("alertdialog", { name: "Cancelar a inscrição de Ana Souza?" });
  expect(question).toHaveTextContent("Quem fica passa a procurar dupla.");
  expect(question).toHaveTextContent(/R\$\s80,00/);
  expect(server.sent()).toEqual([{ id: "ana" }]);
  const prices = {
    node: { __typename: "Enrolment", pricesIfCancelled: ["Misto C passa a custar R$ 70,00."] },
  };
  await server.answers<PriceIfCancelledQuery>(prices);
  expect(await screen.findByText("Misto C passa a custar R$ 70,00.")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(button("Cancelar inscrição"));
  expect(server.sent()).toEqual([{ enrolmentId: "ana" }]);
  await server.answers<useListedMutationsCancelMutation>({
    cancelEnrolment: { __typename: "RuleViolation", message: "O torneio já começou." },
  });
  expect(screen.getByText("O torneio já começou.")).toBeVisible();
  await user.click(button("Cancelar inscrição"));
  await server.answers<useListedMutationsCancelMutation>({
    cancelEnrolment: { __typename: "CancelEnrolmentSuccess", enrolment: { refundInCents: 8000 } },
  });
  expect(await screen.findByText(/^Ana Souza: devolver R\$\s80,00\.$/)).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("splitting a pair asks first, and explains what happens to both athletes", async () => {
  const { user, server, onDone, onClose } = await ask("split");
  expect(screen.getByRole("alertdialog")).toHaveAccessibleName();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(button("Separar dupla"));
  expect(server.sent()).toEqual([{ pairId: "pair" }]);
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await server.answers<useListedMutationsSplitPairMutation>({
    splitPair: { __typename: "SplitPairSuccess" },
  });
  expect(onDone).toHaveBeenCalledOnce();
});
