import { Text } from "@chakra-ui/react/text";
import { useForm, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router-dom";
import { freeUntilInWords, unansweredRule } from "../../server/bookings/rental-words.rules";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { useSession } from "../identity/public/session";
import { DialogFrame } from "../ui/lazy-code";
import { FormDialog } from "../ui/form/FormDialog";
import { tellRefusal } from "../ui/form/refusal";
import { SelectField } from "../ui/form/Fields";
import { formatDay, formatMoney } from "../ui/format";
import { toast } from "../ui/toaster";
import { type AskingTerms, OnlyItsAthletes, SignInToAsk } from "./asking-terms";
import { type OfferedTime, typedPrice } from "./rental-price";
import type { RentalPlace } from "./public/rental-place";
import { useAskForCourtMutation } from "./use-own-rental-mutations";

interface AskForCourtDialogProps {
  arena: {
    key: string;
    name: string;
    timeZone: string;
    atOnce: boolean;
    /** Who is here is an athlete. */
    forMe: boolean;
    terms: AskingTerms;
  };
  /** YYYY-MM-DD */
  on: string;
  time: OfferedTime;
  prices: Pick<RentalPlace, "hourlyRateInCents" | "priceLines">;
  open: boolean;
  onClose: () => void;
}

/** A free hour becomes one's own, or waits for the arena's answer; who is not signed in signs in first. */
export function AskForCourtDialog(props: AskForCourtDialogProps) {
  const { status } = useSession();
  if (status !== "signedIn") return <SignInFirst {...props} />;
  if (!props.arena.forMe) return <NotAnAthlete {...props} />;
  return props.arena.terms.mayAsk ? <Ask {...props} /> : <NotYetItsAthlete {...props} />;
}

/** Hours after midnight are offered on the evening before, and taken on their own day. */
const dateOf = ({ time, arena }: Pick<AskForCourtDialogProps, "time" | "arena">) =>
  dayAt(time.startsAt, arena.timeZone);

const whenOf = ({ time, arena }: AskForCourtDialogProps) =>
  `${formatDay(dateOf({ time, arena }))}, das ${clockAt(time.startsAt, arena.timeZone)} às ${clockAt(time.endsAt, arena.timeZone)}`;

function SignInFirst(props: AskForCourtDialogProps) {
  return (
    <DialogFrame open={props.open} onClose={props.onClose} title="Pedir quadra" description={whenOf(props)}>
      <SignInToAsk
        arenaKey={props.arena.key}
        on={props.on}
        at={{
          clock: clockAt(props.time.startsAt, props.arena.timeZone),
          minutes: (props.time.endsAt - props.time.startsAt) / 60_000,
        }}
      />
    </DialogFrame>
  );
}

function NotAnAthlete(props: AskForCourtDialogProps) {
  return (
    <DialogFrame open={props.open} onClose={props.onClose} title="Pedir quadra" description={whenOf(props)}>
      <Text>
        Quadras são pedidas com a conta de atleta. Quem administra a arena aluga pelo calendário dela.
      </Text>
    </DialogFrame>
  );
}

function NotYetItsAthlete(props: AskForCourtDialogProps) {
  return (
    <DialogFrame open={props.open} onClose={props.onClose} title="Pedir quadra" description={whenOf(props)}>
      <OnlyItsAthletes />
    </DialogFrame>
  );
}

function Ask(props: AskForCourtDialogProps) {
  const { arena, time, prices, open, onClose } = props;
  const date = dateOf(props);
  const form = useForm({ defaultValues: { courtKey: time.courts[0]?.key ?? "" } });
  const { register, control, formState } = form;
  const courtKey = useWatch({ control, name: "courtKey" });
  const [startsAt, endsAt] = [time.startsAt, time.endsAt].map((instant) =>
    clockAt(instant, arena.timeZone),
  ) as [string, string];
  const price = typedPrice({ date, startsAt, endsAt }, prices, arena.timeZone);
  const [ask, pending] = useAskForCourtMutation();
  const { revalidate } = useRevalidator();

  const submit = async () => {
    const answer = (await ask({ input: { arenaKey: arena.key, courtKey, date, startsAt, endsAt } }))
      ?.askForCourt;
    if (!answer) return;
    if (!answer.done) {
      // What is free is another since.
      void revalidate();
      return tellRefusal(form, answer.refusal);
    }
    toast.success(
      answer.done.rental.status === "CONFIRMED"
        ? { title: "Quadra reservada", description: whenOf(props) }
        : { title: "Pedido enviado", description: "A arena responde por e-mail." },
    );
    onClose();
    await revalidate();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={arena.atOnce ? "Reservar quadra" : "Pedir quadra"}
      description={whenOf(props)}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={arena.atOnce ? "Reservar" : "Pedir"}
      pendingLabel={arena.atOnce ? "Reservando…" : "Pedindo…"}
    >
      <SelectField
        label="Quadra"
        options={time.courts.map(({ key, name }) => ({ value: key, label: name }))}
        error={formState.errors.courtKey?.message}
        {...register("courtKey")}
      />
      {price ? (
        <Text textStyle="lg" fontWeight="bold">
          {formatMoney(price.priceInCents)}
        </Text>
      ) : null}
      <Text color="fg.muted">
        {arena.atOnce
          ? ""
          : `Até a arena responder, outros também podem pedir este horário. ${unansweredRule} `}
        Você paga à arena. Cancelar {freeUntilInWords(arena.terms.freeCancelHours)} não custa nada; depois, o
        valor é devido.
      </Text>
    </FormDialog>
  );
}
