import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useState } from "react";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import { Catch } from "../../ui/Catch";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { formatMonth } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListFailure";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { toast } from "../../ui/toaster";
import { PublishPreview, type SeenList } from "./PublishPreview";
import { usePublishRankingMutation } from "./use-ranking-mutations";
import { hasCode } from "../../ui/form/refusal";

interface PublishDialogProps {
  rankingId: string;
  /** Of which a list can be published, the latest first; at least one. */
  months: readonly string[];
  /** Whether the ranking has a list that is out. */
  first: boolean;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Publicar': what is published is what was looked at, which its key makes sure of. */
export function PublishDialog({ rankingId, months, first, open, onDone, onClose }: PublishDialogProps) {
  // After the last list the next one; before any, the month that has just ended.
  const [month, setMonth] = useState((first ? months[0] : months.at(-1)) ?? "");
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [seen, setSeen] = useState<SeenList | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [publish, pending] = usePublishRankingMutation();
  const shown = seen?.month === month && seen.attempt === attempt ? seen : null;
  const skipped = first ? 0 : months.filter((one) => one < month).length;

  const reloadPreview = () => {
    setRefusal(null);
    setAttempt(attempt + 1);
  };
  const send = async () => {
    if (!shown) return;
    setRefusal(null);
    const answer = (await publish({ input: { rankingId, month, key: shown.key } }))?.publishRanking;
    if (!answer) return;
    if (answer.refusal) {
      setRefusal(answer.refusal.message);
      // What is read next is the list as it is now.
      if (hasCode(answer.refusal, "LIST_CHANGED")) setAttempt(attempt + 1);
      return;
    }
    toast.success({ title: "Lista publicada", description: formatMonth(month) });
    onDone();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      sheet
      size="lg"
      title="Publicar lista"
      description="Confira antes: a lista publicada não muda mais. O que vier depois entra na próxima, ou como correção."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          {shown?.possible ? (
            <PendingButton onClick={() => void send()} pending={pending}>
              {pending ? "Publicando…" : `Publicar ${formatMonth(month)}`}
            </PendingButton>
          ) : null}
        </>
      }
    >
      <Stack gap="5">
        {months.length > 1 ? (
          <SelectField
            label="Lista de"
            options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
            value={month}
            hint={
              skipped > 0
                ? `Fica sem lista o que vem antes, a partir de ${formatMonth(addMonths(month, -skipped))}.`
                : undefined
            }
            onChange={({ target }) => {
              setRefusal(null);
              setMonth(target.value);
            }}
          />
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        {failed === attempt ? (
          <ListFailure title="Não foi possível carregar a prévia" retrying={false} retry={reloadPreview} />
        ) : (
          <Catch key={`${month} ${attempt}`} onError={() => setFailed(attempt)}>
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <PublishPreview
                rankingId={rankingId}
                month={month}
                attempt={attempt}
                first={first}
                onSeen={setSeen}
              />
            </Suspense>
          </Catch>
        )}
      </Stack>
    </DialogFrame>
  );
}
