import { Grid } from "@chakra-ui/react/grid";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { CalendarRange, Trophy } from "lucide-react";
import { useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type {
  NewChampionship,
  NewChampionshipInput,
} from "../../../server/tournaments/championships/championship.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { DateField } from "../../ui/form/DateField";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyServerErrors } from "../../ui/form/server-errors";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { TextField } from "../../ui/form/TextField";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { championships } from "../public/tournament-path";
import { RegistrationDates } from "../settings/RegistrationDates";
import { NewCategories } from "../settings/NewCategories";
import { useCategoryDraft } from "../settings/use-category-draft";
import { useCreateChampionshipMutation } from "./use-create-championship-mutation";
import { useLateRules } from "../../ui/form/use-late-rules";

const columns = { base: 1, sm: 2 };
const emptyChampionship = {
  name: "",
  description: "",
  venue: "",
  directorName: "",
  startDate: "",
  endDate: "",
  registrationStartsOn: "",
  registrationEndsOn: "",
} satisfies Partial<NewChampionshipInput>;
const ownFields = Object.keys(emptyChampionship) as (keyof typeof emptyChampionship)[];

/** A championship with all its categories, sent at once. */
export function NewChampionshipForm({ federationId }: { federationId: string }) {
  const formId = useId();
  const day = today(brasiliaTime);
  const form = useForm<NewChampionshipInput, unknown, NewChampionship>({
    resolver: useLateRules(async () =>
      (await import("../../../server/tournaments/championships/championship.rules")).newChampionshipSchema(
        day,
      ),
    ),
    defaultValues: { ...emptyChampionship, categories: [] },
  });
  const { register, control, formState, setValue, clearErrors } = form;
  const { errors } = formState;
  const startDate = useWatch({ control, name: "startDate" });
  const categories = useWatch({ control, name: "categories" });
  const draft = useCategoryDraft(categories, (next) => {
    setValue("categories", next);
    clearErrors("categories");
  });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [create, pending] = useCreateChampionshipMutation();
  const navigate = useNavigate();

  const send = async (championship: NewChampionship, draft: boolean) => {
    setRefusals([]);
    const answer = (await create({ input: { federationId, ...championship, draft } }))?.createChampionship;
    if (answer?.__typename === "InvalidInput") setRefusals(applyServerErrors(form, answer.fields));
    if (answer?.__typename !== "CreateChampionshipSuccess") return;
    toast.success(
      draft
        ? { title: "Rascunho salvo" }
        : { title: "Sucesso!", description: "Campeonato criado com sucesso." },
    );
    await navigate(championships.tournament(answer.tournament.key));
  };
  const submit = async (asDraft = false) => {
    // What is typed into a category that was not included yet belongs to the championship as well.
    if (await draft.include()) await form.handleSubmit((championship) => send(championship, asDraft))();
    else await form.trigger(ownFields, { shouldFocus: true });
  };
  const noCategory = errors.categories?.message ?? errors.categories?.root?.message;

  return (
    <Stack gap="6">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        gap="6"
        alignItems="start"
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="6">
            <Card title="O campeonato" icon={Trophy}>
              <Stack gap="5">
                <TextField
                  label="Nome do campeonato"
                  required
                  error={errors.name?.message}
                  {...register("name")}
                />
                <SimpleGrid columns={columns} gap="5">
                  <TextField
                    label="Local de realização"
                    hint="A arena, a praia, a cidade"
                    error={errors.venue?.message}
                    {...register("venue")}
                  />
                  <TextField
                    label="Diretor responsável"
                    autoComplete="off"
                    error={errors.directorName?.message}
                    {...register("directorName")}
                  />
                </SimpleGrid>
                <TextAreaField
                  label="Descrição"
                  error={errors.description?.message}
                  {...register("description")}
                />
              </Stack>
            </Card>
            <Card title="Datas" icon={CalendarRange}>
              <SimpleGrid columns={columns} gap="5">
                <DateField
                  label="Data de início"
                  required
                  min={day}
                  error={errors.startDate?.message}
                  {...register("startDate")}
                />
                <DateField
                  label="Data de fim"
                  hint="Se vazio, no mesmo dia"
                  min={startDate || day}
                  error={errors.endDate?.message}
                  {...register("endDate")}
                />
                <RegistrationDates
                  from={register("registrationStartsOn")}
                  until={register("registrationEndsOn")}
                  errors={errors}
                />
              </SimpleGrid>
            </Card>
          </Stack>
        </form>
        <NewCategories
          note="Cada categoria tem suas inscrições, seu preço, seu chaveamento e seus campeões. Até o sorteio você ainda pode mudá-las."
          categories={categories}
          draft={draft}
          error={noCategory}
        />
      </Grid>
      {refusals.map((message) => (
        <Notice key={message} tone="error">
          {message}
        </Notice>
      ))}
      <HStack gap="3" justify="flex-end" wrap="wrap">
        <ButtonLink to={championships.list} variant="ghost" colorPalette="gray">
          Cancelar
        </ButtonLink>
        <PendingButton variant="outline" pending={pending} onClick={() => void submit(true)}>
          Salvar rascunho
        </PendingButton>
        <PendingButton type="submit" form={formId} pending={pending}>
          {pending ? "Criando…" : "Criar Campeonato"}
        </PendingButton>
      </HStack>
    </Stack>
  );
}
