import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import type { moveRentalSchema } from "../../../server/bookings/rental.rules";
import { clockAt, dayAt } from "../../../server/platform/time/zoned-time.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { nightEndHint } from "../../ui/form/night-end";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/use-late-rules";
import { formatMoney } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import type { ProposedPlace, RentalPlace } from "./rental-place";
import { lengthInWords, typedPrice } from "../rental-price";
import type { RentalOfCalendar } from "./rental-row";
import { RentalTimeFields } from "../RentalTimeFields";
import { useMoveRentalMutation } from "../use-rental-mutations";
import { useProposal } from "./use-proposal";

type Typed = z.input<typeof moveRentalSchema>;
type Moved = z.output<typeof moveRentalSchema>;

interface MoveRentalDialogProps {
  place: RentalPlace;
  rental: RentalOfCalendar;
  /** Where it was dragged to. */
  to?: ProposedPlace;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Mover…': another court, day or hour. */
export function MoveRentalDialog({ place, rental, to, open, onDone, onClose }: MoveRentalDialogProps) {
  const timeZone = usePlaceTime();
  const [startsAt, endsAt] = [rental.startsAt, rental.endsAt].map(Date.parse) as [number, number];
  const before = {
    courtKey: rental.court.key,
    date: dayAt(startsAt, timeZone),
    startsAt: clockAt(startsAt, timeZone),
    endsAt: clockAt(endsAt, timeZone),
  };
  const form = useForm<Typed, unknown, Moved>({
    resolver: useLateRules(
      async () => (await import("../../../server/bookings/rental.rules")).moveRentalSchema,
    ),
    defaultValues: { ...before, priceInCents: rental.priceInCents ?? 0 },
  });
  const { register, control, formState, setValue } = form;
  const { errors, dirtyFields } = formState;
  const [date, from, until] = useWatch({ control, name: ["date", "startsAt", "endsAt"] });
  const price = typedPrice({ date, startsAt: from, endsAt: until }, place, timeZone);
  const own = dirtyFields.priceInCents === true;
  const moved = date !== before.date || from !== before.startsAt || until !== before.endsAt;
  // Where only the court is another, what was agreed on stays.
  const proposed = moved ? price?.priceInCents : (rental.priceInCents ?? 0);
  useEffect(() => {
    if (!own && proposed !== undefined) setValue("priceInCents", proposed);
  }, [own, proposed, setValue]);
  useProposal(form, to);
  const [move, pending] = useMoveRentalMutation();

  const submit = async ({ priceInCents, ...input }: Moved) => {
    const answer = (await move({ input: { ...input, rentalId: rental.id, priceInCents } }))?.moveRental;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({ title: "Locação alterada" });
    onDone();
  };

  const courts = place.courts.some(({ key }) => key === rental.court.key)
    ? place.courts
    : [rental.court, ...place.courts];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Mover locação"
      description={rental.clientName}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <RentalTimeFields
        place={{ courts, today: place.today }}
        courtKey={register("courtKey")}
        date={register("date")}
        startsAt={register("startsAt")}
        endsAt={register("endsAt")}
        endHint={nightEndHint(from, until)}
        errors={errors}
      />
      <MoneyField
        label="Valor (R$)"
        hint={
          price
            ? `${lengthInWords(price.minutes)} pela tabela: ${formatMoney(price.priceInCents)}`
            : undefined
        }
        control={control}
        name="priceInCents"
      />
    </FormDialog>
  );
}
