import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import { cpfProblem } from "../../../server/brazil/cpf-cnpj.rules";
import type { NewAthlete, RegisterAthleteInput } from "../../../server/athletes/athlete.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { tellRefusal } from "../../ui/form/refusal";
import { TextAreaField, TextField } from "../../ui/form/Fields";
import { useLateRules } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { useOpenedRow } from "../../ui/list/list-address";
import { toast } from "../../ui/toaster";
import { ContactFields, ProfileFields, useRegisterArenaAthleteMutation } from "./ArenaAthleteForm";

interface RegisterAthleteDialogProps {
  arenaId: string;
  /** IANA name of the arena's zone, which defines today. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

const empty: RegisterAthleteInput = {
  fullName: "",
  email: "",
  phone: "",
  cpf: "",
  birthDate: "",
  level: "FUN",
  gender: null,
  note: "",
};

/** Registers a new athlete at the arena; the athlete does not need an account. */
export function RegisterAthleteDialog({ arenaId, timeZone, open, onClose }: RegisterAthleteDialogProps) {
  const day = today(timeZone);
  const form = useForm<RegisterAthleteInput, unknown, NewAthlete>({
    resolver: useLateRules(async () =>
      (await import("../../../server/athletes/athlete.rules")).registerAthleteSchema(day),
    ),
    defaultValues: empty,
  });
  const { register, control, formState, reset, setFocus } = form;
  const { errors } = formState;
  const cpfWhileTyping = cpfProblem(useWatch({ control, name: "cpf" }) ?? "") ?? undefined;
  const [registerAthlete, pending] = useRegisterArenaAthleteMutation();
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  // Reload the list when the dialog closes: reloading it earlier would unmount the dialog.
  const listIsOld = useRef(false);

  const close = () => {
    // The dialog opens for another athlete next time.
    reset(empty);
    onClose();
    if (listIsOld.current) void revalidate();
    listIsOld.current = false;
  };
  /** @returns the id of the new row; null if the server rejected it. */
  const save = async (athlete: NewAthlete): Promise<string | null> => {
    const answer = (await registerAthlete({ input: { arenaId, ...athlete } }))?.registerAthlete;
    if (!answer) return null;
    if (!answer.done) {
      tellRefusal(form, answer.refusal);
      return null;
    }
    toast.success({ title: "Atleta cadastrado", description: athlete.fullName });
    return answer.done.arenaAthlete.id;
  };
  const submit = async (athlete: NewAthlete) => {
    const id = await save(athlete);
    if (id === null) return;
    listIsOld.current = false;
    close();
    await navigate(addressOf(id));
    await revalidate();
  };
  const saveAndGoOn = async (athlete: NewAthlete) => {
    if ((await save(athlete)) === null) return;
    listIsOld.current = true;
    setFocus("fullName");
    reset(empty);
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      size="lg"
      title="Cadastrar Novo Atleta"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Cadastrar"
      pendingLabel="Cadastrando…"
      otherSubmit={{ label: "Salvar e cadastrar outro", onSubmit: saveAndGoOn }}
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="off"
        error={errors.fullName?.message}
        {...register("fullName")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <ContactFields
          email={register("email")}
          emailHint="Com ele o atleta assume o cadastro quando criar a conta."
          phone={register("phone")}
          errors={errors}
        />
        <MaskedField
          label="CPF"
          mask="cpf"
          inputMode="numeric"
          placeholder="000.000.000-00"
          error={cpfWhileTyping ?? errors.cpf?.message}
          registration={register("cpf")}
        />
      </SimpleGrid>
      <ProfileFields
        level={register("level")}
        birthDate={register("birthDate")}
        gender={register("gender", { setValueAs: (value: string | null) => value || null })}
        errors={errors}
        today={day}
        genderIsOpen
      />
      <TextAreaField
        label="Observações da arena"
        hint="Só a arena lê aqui; o atleta recebe este texto se baixar os dados dele."
        error={errors.note?.message}
        {...register("note")}
      />
    </FormDialog>
  );
}
