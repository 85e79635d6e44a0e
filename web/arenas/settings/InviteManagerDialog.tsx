import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newManagerSchema } from "../../../server/arenas/arena-manager.rules";
import { NewPersonFields } from "../../identity/public/NewPersonFields";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { useInviteManagerMutation } from "./use-manager-mutations";

type Typed = z.infer<typeof newManagerSchema>;

interface InviteManagerDialogProps {
  open: boolean;
  arena: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Invites a person to manage the arena with those who do. */
export function InviteManagerDialog({ open, arena, onClose }: InviteManagerDialogProps) {
  const form = useForm<Typed>({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena-manager.rules")).newManagerSchema,
    ),
    defaultValues: { personName: "", email: "" },
  });
  const { register, formState } = form;
  const [invite, pending] = useInviteManagerMutation();
  const { revalidate } = useRevalidator();

  const submit = async (person: Typed) => {
    const answer = (await invite({ input: { arenaId: arena.id, ...person } }))?.inviteArenaManager;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    form.reset();
    onClose();
    toast.success(
      answer.done.asked
        ? { title: "Convite enviado", description: "A pessoa passa a cuidar da arena quando aceitar." }
        : { title: "Pessoa incluída", description: "A senha provisória foi por e-mail." },
    );
    void revalidate();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Convidar gestor"
      description={arena.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Convidar"
      pendingLabel="Enviando…"
    >
      <NewPersonFields name={register("personName")} email={register("email")} errors={formState.errors} />
    </FormDialog>
  );
}
