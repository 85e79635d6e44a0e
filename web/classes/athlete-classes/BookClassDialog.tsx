import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useState } from "react";
import { isCalendarDate } from "../../../server/platform/time/calendar-day.rules";
import { counted } from "../../../server/platform/plural.rules";
import { Catch } from "../../ui/Catch";
import { DialogFrame } from "../../ui/DialogFrame";
import { formatMoney } from "../../ui/format";
import { DateField } from "../../ui/form/DateField";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { ListFailure } from "../../ui/list/ListFailure";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { toast } from "../../ui/toaster";
import type { AthleteClassOfList } from "./athlete-class-row";
import { costOf, dayOfClass, hoursOfClass } from "./class-columns";
import { Openings } from "./Openings";
import { useBookClassMutation } from "./use-place-mutations";

interface BookClassDialogProps {
  athleteId: string;
  arenas: readonly { name: string; creditsLeft: number }[];
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Agendar Nova Aula': books with a credit, books and pays later, or joins the waiting list. */
export function BookClassDialog({ athleteId, arenas, open, onDone, onClose }: BookClassDialogProps) {
  const [index, setIndex] = useState(0);
  const [typedDay, setTypedDay] = useState("");
  const [one, setOne] = useState<AthleteClassOfList | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [book, pending] = useBookClassMutation();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  // Not deferred: the classes of the previous date must not be selectable.
  const from = isCalendarDate(typedDay) ? typedDay : null;
  const arena = arenas[index];
  const waits = one?.placesLeft === 0;
  const price = waits ? null : (one?.priceInCents ?? null);

  const send = async () => {
    setRefusal(null);
    if (!one) return setRefusal("Escolha a aula.");
    const answer = (await book({ input: { sessionId: one.id, athleteId, orWait: waits, payInCents: price } }))
      ?.bookClass;
    if (answer?.refusal) {
      // The list is stale: the class is full by now, or its price has changed.
      setOne(null);
      setAttempt(attempt + 1);
      return setRefusal(answer.refusal.message);
    }
    if (!answer?.done) return;
    toast.success(
      answer.done.booking === "WAITING"
        ? { title: "Na fila", description: "Quando abrir uma vaga, chega um e-mail." }
        : {
            title: "Aula agendada",
            description: `${dayOfClass(one)}, ${hoursOfClass(one)}${price ? `. Falta pagar ${formatMoney(price)}.` : ""}`,
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
      title="Agendar Nova Aula"
      description={
        arena && arena.creditsLeft > 0
          ? `${counted(arena.creditsLeft, "crédito disponível", "créditos disponíveis")} na ${arena.name}`
          : `Sem créditos na ${arena?.name ?? "arena"}: agende uma aula com valor, ou fale com ela para ter mais.`
      }
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending
              ? "Agendando…"
              : waits
                ? "Entrar na fila"
                : price
                  ? `Agendar e pagar ${formatMoney(price)}`
                  : "Agendar"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="5">
        {arenas.length > 1 ? (
          <SelectField
            label="Arena"
            options={arenas.map(({ name }, place) => ({ value: String(place), label: name }))}
            value={String(index)}
            onChange={(event) => {
              setIndex(Number(event.currentTarget.value));
              setOne(null);
            }}
          />
        ) : null}
        <DateField
          label="A partir de"
          hint="Em branco: de hoje em diante."
          value={typedDay}
          onChange={(event) => {
            setTypedDay(event.currentTarget.value);
            setOne(null);
          }}
        />
        {failed === attempt ? (
          <ListFailure retrying={false} retry={() => setAttempt(attempt + 1)} />
        ) : (
          <Catch key={attempt} onError={() => setFailed(attempt)}>
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <Openings
                athleteId={athleteId}
                arena={index}
                from={from}
                attempt={attempt}
                chosen={one?.id ?? null}
                onChoose={setOne}
              />
            </Suspense>
          </Catch>
        )}
        {one && !waits && one.payingKind ? (
          <Notice tone="info">{`Esta aula ${costOf(one)}. Saindo até 12 horas antes, ele volta.`}</Notice>
        ) : null}
        {one && price ? (
          <Notice tone="info">
            A vaga fica garantida na hora. Pague até {dayOfClass(one)}; saindo até 12 horas antes, nada é
            cobrado.
          </Notice>
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}
