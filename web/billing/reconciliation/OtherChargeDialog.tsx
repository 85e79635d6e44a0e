import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useLazyLoadQuery, readInlineData } from "react-relay/hooks";
import type { OtherChargeDialogQuery } from "../../__generated__/OtherChargeDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDate, formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { payerOf } from "../charges/charge-columns";
import { chargeFacts, type ShownLine } from "./BankLineItem";
import type { BankActs } from "./use-bank-acts";
import type { OtherChargeDialog_charge$key } from "../../__generated__/OtherChargeDialog_charge.graphql";

interface OtherChargeDialogProps {
  arenaId: string;
  line: ShownLine;
  acts: BankActs;
  open: boolean;
  onClose: () => void;
}

/** Looks for the charge that money has come for. */
export function OtherChargeDialog({ arenaId, line, acts, open, onClose }: OtherChargeDialogProps) {
  const [chosen, setChosen] = useState<OpenCharge | null>(null);
  const difference = chosen && differs(line.amountInCents, chosen);
  const confirm = async () => {
    if (chosen && (await acts.confirm(line, { id: chosen.id, payer: payerOf(chosen) }))) onClose();
  };
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={acts.pending}
      sheet
      title="Qual cobrança foi paga?"
      description={`${formatMoney(line.amountInCents)} de ${formatDate(line.on)}: ${line.text || "sem descrição do banco"}`}
      footer={
        <PendingButton pending={acts.pending} blocked={chosen === null} onClick={() => void confirm()}>
          {acts.pending ? "Confirmando…" : "Confirmar"}
        </PendingButton>
      }
    >
      <SearchedChoices
        label="Buscar cobrança"
        placeholder="Nome de quem paga ou tipo de cobrança"
        onSearch={() => setChosen(null)}
      >
        {(search, attempt) => (
          <OpenCharges
            arenaId={arenaId}
            search={search}
            attempt={attempt}
            chosen={chosen?.id ?? null}
            onChoose={setChosen}
          />
        )}
      </SearchedChoices>
      {difference ? <Notice tone="info">{difference}</Notice> : null}
    </DialogFrame>
  );
}

/** What becomes of the rest, or of what is too much; null where nothing is said for sure. */
function differs(cents: number, { openInCents, fineInCents, interestInCents }: OpenCharge): string | null {
  const late = fineInCents + interestInCents;
  if (cents < openInCents)
    return `Faltam ${formatMoney(openInCents - cents)}${late > 0 ? ", fora multa e juros," : ""} que continuam em aberto.`;
  if (cents > openInCents + late)
    return `Sobram ${formatMoney(cents - openInCents - late)}, que ficam como crédito de quem pagou.`;
  return late > 0 ? "Multa e juros que faltarem no dia do pagamento continuam em aberto." : null;
}

interface OpenChargesProps {
  arenaId: string;
  search: string;
  attempt: number;
  chosen: string | null;
  onChoose: (charge: OpenCharge) => void;
}

function OpenCharges({ arenaId, search, attempt, chosen, onChoose }: OpenChargesProps) {
  const { node } = useLazyLoadQuery<OtherChargeDialogQuery>(
    graphql`
      query OtherChargeDialogQuery($arenaId: ID!, $search: String) {
        node(id: $arenaId) {
          ... on Arena {
            charges(search: $search) {
              late: charges(first: 10, standing: OVERDUE) {
                edges {
                  node {
                    ...OtherChargeDialog_charge
                  }
                }
              }
              coming: charges(first: 10, standing: PENDING) {
                edges {
                  node {
                    ...OtherChargeDialog_charge
                  }
                }
              }
            }
          }
        }
      }
    `,
    { arenaId, search: search || null },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const found = [node?.charges?.late, node?.charges?.coming]
    .flatMap((page) => page?.edges ?? [])
    .map(({ node: charge }) => readOpenCharge(charge));
  return (
    <>
      <ChoiceList
        legend="Cobranças em aberto"
        choices={found.map((charge) => ({
          key: charge.id,
          name: payerOf(charge),
          facts: chargeFacts(charge),
        }))}
        chosen={chosen}
        onChoose={(key) => {
          const charge = found.find(({ id }) => id === key);
          if (charge) onChoose(charge);
        }}
        empty={
          search === "" ? "Nenhuma cobrança em aberto." : "Nenhuma cobrança em aberto com este nome ou tipo."
        }
      />
      {found.length >= 10 ? (
        <Text textStyle="sm" color="fg.muted">
          Se não está aqui, digite mais do nome.
        </Text>
      ) : null}
    </>
  );
}

/** A charge that money may have come for. */
function readOpenCharge(charge: OtherChargeDialog_charge$key) {
  const data = readInlineData(
    graphql`
      fragment OtherChargeDialog_charge on Charge @inline {
        id
        payerName
        kind
        amountInCents
        dueOn
        openInCents
        fineInCents
        interestInCents
      }
    `,
    charge,
  );
  const { id, payerName, kind, amountInCents, dueOn, openInCents, fineInCents, interestInCents } = data;
  return { id, payerName, kind, amountInCents, dueOn, openInCents, fineInCents, interestInCents };
}

type OpenCharge = ReturnType<typeof readOpenCharge>;
