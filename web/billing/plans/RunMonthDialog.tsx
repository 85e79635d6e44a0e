import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { runnableMonths } from "../../../server/billing/plans/plan-standing.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { RunMonthDialogQuery } from "../../__generated__/RunMonthDialogQuery.graphql";
import { Catch, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { ChoiceChips } from "../../ui/form/Chips";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatCount, formatMoney, formatMonth } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListStates";
import { toast } from "../../ui/toaster";
import { MonthPreview } from "./MonthPreview";
import { useRunMonthMutation } from "./use-plan-mutations";

interface RunMonthDialogProps {
  arenaId: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

interface Made {
  count: number;
  inCents: number;
}

/** 'Gerar mensalidades': previews the charges of this or next month and who is left out, then creates them. */
export function RunMonthDialog({ arenaId, today, open, onDone, onClose }: RunMonthDialogProps) {
  const months = runnableMonths(today);
  const [month, setMonth] = useState(months[0] ?? today);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [due, setDue] = useState<{ month: string; count: number } | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [run] = useRunMonthMutation();
  const pending = made !== null;
  const count = due?.month === month ? due.count : 0;

  /**
   * One request creates about a thousand charges: repeats until all are created.
   * @returns null on failure, which has already been reported.
   */
  const runOn = async (soFar: Made): Promise<Made | null> => {
    setMade(soFar);
    const answer = (await run({ input: { arenaId, month } }))?.runMonth;
    if (!answer) return null;
    if (!answer.done) {
      setRefusal(answer.refusal?.message ?? null);
      return null;
    }
    const { madeCount, madeInCents, isDone } = answer.done;
    const all = { count: soFar.count + madeCount, inCents: soFar.inCents + madeInCents };
    return isDone || madeCount === 0 ? all : runOn(all);
  };
  const submit = async () => {
    setRefusal(null);
    const all = await runOn({ count: 0, inCents: 0 });
    setMade(null);
    // Charges created before a failure stay: the preview shows what is left.
    if (all === null) return setAttempt(attempt + 1);
    toast.success(
      all.count === 0
        ? { title: "Nada a gerar", description: `As cobranças de ${formatMonth(month)} já estavam geradas.` }
        : {
            title: counted(all.count, "cobrança gerada", "cobranças geradas"),
            description: `${formatMoney(all.inCents)} em ${formatMonth(month)}`,
          },
    );
    onDone();
  };
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      sheet
      size="lg"
      title="Gerar mensalidades"
      description="Elas também saem sozinhas, de madrugada: as do mês seguinte, cinco dias antes de ele começar."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void submit()} pending={pending} blocked={count === 0}>
            {made
              ? generating(made.count, count)
              : count === 0
                ? "Gerar"
                : `Gerar ${counted(count, "cobrança", "cobranças")}`}
          </PendingButton>
        </>
      }
    >
      <Stack gap="5">
        <ChoiceChips
          legend="Mês"
          options={months.map((each) => ({ value: each, label: formatMonth(each) }))}
          value={month}
          onChange={(next) => {
            if (pending) return;
            setMonth(next);
            setRefusal(null);
          }}
        />
        {failed === `${month} ${attempt}` ? (
          <ListFailure
            title="Não foi possível ver o que será gerado"
            retrying={false}
            retry={() => setAttempt(attempt + 1)}
          />
        ) : (
          <Catch key={`${month} ${attempt}`} onError={() => setFailed(`${month} ${attempt}`)}>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <Asked arenaId={arenaId} month={month} today={today} attempt={attempt} onDue={setDue} />
            </Suspense>
          </Catch>
        )}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

/** Thousands of charges take a while: show progress. */
const generating = (made: number, all: number): string =>
  made === 0 ? "Gerando…" : `Gerando… ${formatCount(made)} de ${formatCount(all)}`;

interface AskedProps {
  arenaId: string;
  month: string;
  today: string;
  attempt: number;
  /** Called with the number of charges a run would create, once it is known. */
  onDue: (due: { month: string; count: number }) => void;
}

/** Fetches the preview when the dialog opens: another user may have run the month meanwhile. */
function Asked({ arenaId, month, today, attempt, onDue }: AskedProps) {
  const { node } = useLazyLoadQuery<RunMonthDialogQuery>(
    graphql`
      query RunMonthDialogQuery($id: ID!, $month: Date!) {
        node(id: $id) {
          ... on Arena {
            monthDue(runMonth: $month) {
              count
            }
            ...MonthPreview_arena @arguments(month: $month) @alias(as: "preview")
          }
        }
      }
    `,
    { id: arenaId, month },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const count = node?.monthDue?.count ?? 0;
  useEffect(() => onDue({ month, count }), [onDue, month, count]);
  return node?.preview ? <MonthPreview arena={node.preview} month={month} today={today} /> : null;
}
