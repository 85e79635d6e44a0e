import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Barcode, CircleCheck, HandCoins, Hourglass, Mail, Receipt, RotateCcw, Wallet } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { graphql, readInlineData, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { ChargesList_charges$key } from "../../__generated__/ChargesList_charges.graphql";
import type { ChargesList_row$key } from "../../__generated__/ChargesList_row.graphql";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatMoney, today } from "../../ui/format";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { DataList, useRowSelection } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import { StatCard, StatGrid } from "../../ui/Cards";
import { useActing } from "../../ui/dialog-state";
import type { ChosenCharge } from "./SeveralCharges";
import {
  actsOnCharge,
  chargeActIcon,
  chargeActLabel,
  isDangerous,
  type ActingOnCharge,
} from "./shown-charge";
import { payerOf, type ChargeOfList } from "./charge-columns";
import { ChargeDialogs } from "./ChargeDialogs";

const PaySeveralDialog = lazyDialog(async () => (await import("./SeveralCharges")).PaySeveralDialog);
const IssueSeveralDialog = lazyDialog(async () => (await import("./BoletoDialogs")).IssueSeveralDialog);
const RemindSeveralDialog = lazyDialog(async () => (await import("./SeveralCharges")).RemindSeveralDialog);
const ChargeDetails = lazyPart(async () => (await import("./ChargeDetails")).ChargeDetails);

interface ChargesListProps {
  charges: ChargesList_charges$key;
  rows: readonly ChargesList_row$key[];
  columns: readonly ListColumn<ChargeOfList>[];
  bar: ComponentProps<typeof ListBar<ChargeOfList>>;
  /** Whose charges they are; a federation makes none by hand. */
  receiver: { arenaId: string | null; timeZone: string };
  isNarrowed: boolean;
  onClear: () => void;
  /** Searches beyond the month that is shown; absent if every month is. */
  onAllMonths?: () => void;
  emptyTitle: string;
  emptyText: string;
  more: ComponentProps<typeof DataList<ChargeOfList>>["more"];
  refreshing: boolean;
  failed: (() => void) | null;
  /** 'Nova Cobrança', while it is open. */
  newCharge?: Extract<ActingOnCharge, { act: "new" }> | null;
  /** Something is other than before. */
  onChanged: () => void;
  /** A dialog is done, or given up. */
  onClosed?: () => void;
}

/** What is owed to an arena or a federation: what it comes to, each charge, and what is done with it. */
export function ChargesList({
  charges: key,
  rows: rowKeys,
  columns,
  bar,
  receiver: { arenaId, timeZone },
  isNarrowed,
  onClear,
  onAllMonths,
  emptyTitle,
  emptyText,
  newCharge = null,
  onChanged,
  onClosed,
  ...list
}: ChargesListProps) {
  const charges = useFragment(
    graphql`
      fragment ChargesList_charges on ChargeList {
        count
        totalInCents
        receivedInCents
        pendingInCents
        overdueInCents
        toRefundCount
        toRefundInCents
      }
    `,
    key,
  );
  const opened = useOpenedRow();
  const [acting, setActing] = useState<ActingOnCharge | null>(null);
  const selection = useRowSelection();
  const [several, setSeveral] = useState<Several | null>(null);
  const shown = useActing(several);
  const rows = rowKeys.map(readRow);
  const among = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id)).slice(0, mostAtOnce);
  const { overdueInCents, toRefundCount, toRefundInCents } = charges;

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <StatGrid>
        <StatCard
          label="Total Geral"
          icon={Wallet}
          value={formatMoney(charges.totalInCents)}
          hint={counted(charges.count, "cobrança", "cobranças")}
        />
        <StatCard label="Recebido" icon={CircleCheck} value={formatMoney(charges.receivedInCents)} />
        <StatCard
          label="Pendente"
          icon={Hourglass}
          value={formatMoney(charges.pendingInCents)}
          hint={overdueInCents > 0 ? `dos quais ${formatMoney(overdueInCents)} em atraso` : undefined}
        />
        {toRefundCount > 0 ? (
          <StatCard
            label="A devolver"
            icon={RotateCcw}
            value={formatMoney(toRefundInCents)}
            hint={`crédito de ${counted(toRefundCount, "cobrança", "cobranças")}`}
          />
        ) : null}
      </StatGrid>
      <Stack gap="0">
        <ListBar {...bar} />
        {list.refreshing ? (
          <Text as="output" srOnly>
            Carregando transações...
          </Text>
        ) : null}
        <DataList
          label="Cobranças"
          rows={rows}
          columns={columns}
          nameOf={payerOf}
          openAt={({ id }) => opened.addressOf(id)}
          openedId={opened.openedId}
          selection={selection}
          pickable={({ openInCents }) => openInCents > 0}
          bulkText={(ids) => {
            const chosen = among(ids);
            return `${counted(chosen.length, "cobrança", "cobranças")} · ${formatMoney(chosen.reduce((sum, { openInCents }) => sum + openInCents, 0))}`;
          }}
          bulkActions={(ids) => (
            <>
              <Button size="sm" onClick={() => setSeveral({ act: "pay", chosen: among(ids) })}>
                <HandCoins />
                Baixa Manual
              </Button>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={() => setSeveral({ act: "remind", chosen: among(ids) })}
              >
                <Mail />
                Lembrar
              </Button>
              {arenaId === null ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  onClick={() => setSeveral({ act: "issue", chosen: among(ids) })}
                >
                  <Barcode />
                  Gerar Boletos
                </Button>
              )}
            </>
          )}
          rowActions={(charge) => {
            const acts = actsOnCharge(charge);
            return acts.length === 0 ? null : (
              <MoreMenu
                label={`Mais ações para ${payerOf(charge)}`}
                variant="ghost"
                actions={acts.map((act) => ({
                  label: chargeActLabel[act],
                  icon: chargeActIcon[act],
                  dangerous: isDangerous(act),
                  onSelect: () => setActing({ act, chargeId: charge.id }),
                }))}
              />
            );
          }}
          {...list}
          empty={
            isNarrowed ? (
              <NothingFound title="Nenhuma cobrança com este filtro" onClear={onClear}>
                {onAllMonths ? <Button onClick={onAllMonths}>Procurar em todos os meses</Button> : null}
              </NothingFound>
            ) : (
              <EmptyState icon={Receipt} title={emptyTitle} description={emptyText} />
            )
          }
        />
      </Stack>
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Cobrança"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) => (
          <ChargeDetails id={id} fetchKey={`${attempt}`} timeZone={timeZone} onAct={setActing} />
        )}
      </RowDetails>
      {shown === null ? null : (
        <SeveralDialog
          key={shown.opening}
          several={shown.acting}
          today={today(timeZone)}
          open={shown.open}
          onDone={() => {
            setSeveral(null);
            selection.clear();
            onChanged();
          }}
          onClose={() => setSeveral(null)}
        />
      )}
      <ChargeDialogs
        arenaId={arenaId}
        today={today(timeZone)}
        acting={newCharge ?? acting}
        onDone={onChanged}
        onClose={() => {
          setActing(null);
          onClosed?.();
        }}
      />
    </Stack>
  );
}

/** As many as one payment or reminder takes. */
const mostAtOnce = 100;

/** What is done with those ticked, as they were when it was begun. */
interface Several {
  act: "pay" | "remind" | "issue";
  chosen: readonly ChosenCharge[];
}

interface SeveralDialogProps {
  several: Several;
  today: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

const SeveralDialog = ({ several: { act, chosen }, today: day, ...props }: SeveralDialogProps) =>
  act === "pay" ? (
    <PaySeveralDialog chosen={chosen} today={day} {...props} />
  ) : act === "issue" ? (
    <IssueSeveralDialog chosen={chosen} today={day} {...props} />
  ) : (
    <RemindSeveralDialog chosen={chosen} {...props} />
  );

function readRow(key: ChargesList_row$key) {
  const charge = readInlineData(
    graphql`
      fragment ChargesList_row on Charge @inline {
        id
        payerName
        kind
        description
        standing
        amountInCents
        referenceMonth
        serviceDate
        paidOn
        receivedInCents
        refundedInCents
        creditInCents
        openInCents
        ofPlace
        dueOn
        boletoAct
      }
    `,
    key,
  );
  const { id, payerName, kind, description, standing, amountInCents, referenceMonth, serviceDate } = charge;
  const { receivedInCents, refundedInCents, creditInCents, openInCents, ofPlace, paidOn } = charge;
  return {
    id,
    payerName,
    kind,
    description,
    standing,
    amountInCents,
    referenceMonth,
    serviceDate,
    paidOn: paidOn ?? null,
    receivedInCents,
    refundedInCents,
    creditInCents,
    openInCents,
    ofPlace,
    dueOn: charge.dueOn ?? null,
    boletoAct: charge.boletoAct ?? null,
  };
}
