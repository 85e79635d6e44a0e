import { Text } from "@chakra-ui/react/text";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import { NewPersonFields } from "../../identity/public/NewPersonFields";
import type { ArenaOfList } from "./arena-row";
import { useHandOverArenaMutation } from "./use-arena-mutations";

interface HandOverDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

/** An arena passes to another person. */
export function HandOverDialog({ open, arena, onClose }: HandOverDialogProps) {
  const { form, submit, pending } = useServerForm(useHandOverArenaMutation(), {
    rules: async () => (await import("../../../server/arenas/arena-record.rules")).newOwnerSchema,
    defaultValues: { email: "", personName: "" },
    input: (person) => ({ arenaId: arena.id, ...person }),
    onDone: (done) => {
      onClose();
      toast.success(
        done.asked
          ? {
              title: "Convite enviado",
              description: "A arena continua com quem está até a pessoa aceitar.",
            }
          : {
              title: "Arena passada a outra pessoa",
              description: "A senha provisória foi por e-mail, e quem era responsável foi avisado.",
            },
      );
    },
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Passar a outra pessoa"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Passar a arena"
      pendingLabel="Enviando…"
    >
      <Text>
        Quem é responsável pela {placeInSentence("ARENA", arena.name)} agora deixa de ter acesso e pode, se
        quiser, excluir a própria conta. Torneios, atletas e cobranças continuam na arena. Peça a quem assume
        para conferir a chave Pix.
      </Text>
      <NewPersonFields name={register("personName")} email={register("email")} errors={errors} />
    </FormDialog>
  );
}
