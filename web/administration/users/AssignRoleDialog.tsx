import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { X } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import type { RoleAssigned } from "../../../server/administration/users/assign-role.rules";
import { roleLabel } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/role.rules";
import { athleteLevelLabel, athleteLevels } from "../../../server/sport/athlete-level.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { ArenaChoices } from "../choosing/ArenaChoices";
import { arenaSearch, federationSearch, type FoundPlace } from "../choosing/choices";
import { FederationChoices } from "../choosing/FederationChoices";
import { SearchedChoices } from "../choosing/SearchedChoices";
import { NewPersonFields } from "../NewPersonFields";
import { tellRefusal } from "../refusal";
import { roleOptions } from "./user-filter";
import type { UserOfList } from "./user-row";
import { useAssignRoleMutation } from "./use-user-mutations";

interface AssignRoleDialogProps {
  open: boolean;
  /** Who is to have it; null asks for somebody. */
  user: UserOfList | null;
  onClose: () => void;
}

/** All that the roles ask for, of which each takes its own. */
interface Typed {
  email: string;
  personName: string;
  role: Role | "";
  arenaId: string;
  arenaIds: string[];
  federationId: string;
  position: string;
  level: (typeof athleteLevels)[number];
}

const meaning: Record<Role, string> = {
  ADMIN: "Vê e muda tudo na plataforma. Os outros administradores recebem um aviso.",
  ARENA_MANAGER: "A arena passa a ser desta pessoa. Quem é responsável agora é avisado e perde o acesso.",
  FEDERATION_MANAGER: "Trabalha na federação e cuida dos campeonatos.",
  TEACHER: "Dá aulas nas arenas escolhidas.",
  ATHLETE: "Tem perfil de atleta e se inscreve em torneios.",
};
const levels = athleteLevels.map((value) => ({ value, label: athleteLevelLabel[value] }));

/** A role for somebody, with what it needs. */
export function AssignRoleDialog({ open, user, onClose }: AssignRoleDialogProps) {
  const form = useForm<Typed, unknown, RoleAssigned>({
    resolver: useLateRules<Typed, RoleAssigned>(
      async () =>
        (await import("../../../server/administration/users/assign-role.rules"))
          .assignRoleSchema as unknown as z.ZodType<RoleAssigned, Typed>,
    ),
    defaultValues: {
      email: user?.email ?? "",
      personName: user?.name ?? "",
      role: "",
      arenaId: "",
      arenaIds: [],
      federationId: "",
      position: "",
      level: "FUN",
    },
  });
  const { register, control, formState, setValue } = form;
  const errors = formState.errors;
  const role = useWatch({ control, name: "role" });
  const [places, setPlaces] = useState<FoundPlace[]>([]);
  const [assign, pending] = useAssignRoleMutation();

  const choose = (chosen: FoundPlace[]) => {
    setPlaces(chosen);
    const asked = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if (role === "TEACHER")
      setValue(
        "arenaIds",
        chosen.map(({ id }) => id),
        asked,
      );
    else setValue(role === "FEDERATION_MANAGER" ? "federationId" : "arenaId", chosen[0]?.id ?? "", asked);
  };

  const submit = async (input: RoleAssigned) => {
    const answer = (await assign({ input }))?.assignRole;
    if (!answer || answer.__typename === "%other") return;
    if (answer.__typename !== "AssignRoleSuccess") return tellRefusal(form, answer);
    onClose();
    toast.success(
      answer.asked
        ? { title: "Convite enviado", description: "O role vale quando a pessoa aceitar." }
        : { title: "Role atribuído", description: `${roleLabel[input.role]}. A pessoa recebe um e-mail.` },
    );
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Atribuir Role"
      description="O que a pessoa pode fazer na plataforma, e onde."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Atribuir"
      pendingLabel="Atribuindo…"
    >
      {user ? (
        <Person name={user.name} facts={user.email} />
      ) : (
        <NewPersonFields
          name={register("personName")}
          email={register("email")}
          errors={errors}
          known={
            role === "ARENA_MANAGER" || role === "FEDERATION_MANAGER"
              ? undefined
              : "Quem já tem conta recebe um aviso e continua com a mesma senha."
          }
        />
      )}
      <SelectField
        label="Role"
        required
        placeholder="Escolha"
        options={roleOptions.map((option) => ({ value: option.role, label: option.label }))}
        hint={role === "" ? undefined : meaning[role]}
        error={errors.role?.message}
        {...register("role", { onChange: () => setPlaces([]) })}
      />
      {role === "ARENA_MANAGER" || role === "TEACHER" ? (
        <Places places={places} onDrop={choose}>
          {role === "TEACHER" || places.length === 0 ? (
            <SearchedChoices
              key={`${role} ${places.length}`}
              {...arenaSearch}
              required
              error={role === "TEACHER" ? errors.arenaIds?.message : errors.arenaId?.message}
            >
              {(search) => (
                <ArenaChoices
                  search={search}
                  chosen={null}
                  onChoose={({ id, name }) =>
                    choose([...places.filter((one) => one.id !== id), { id, name }])
                  }
                />
              )}
            </SearchedChoices>
          ) : null}
        </Places>
      ) : null}
      {role === "FEDERATION_MANAGER" ? (
        <>
          <Places places={places} onDrop={choose}>
            {places.length === 0 ? (
              <SearchedChoices {...federationSearch} required error={errors.federationId?.message}>
                {(search) => (
                  <FederationChoices
                    search={search}
                    chosen={null}
                    onChoose={({ id, name }) => choose([{ id, name }])}
                  />
                )}
              </SearchedChoices>
            ) : null}
          </Places>
          <TextField
            label="Cargo"
            required
            autoComplete="off"
            placeholder="Secretária"
            error={errors.position?.message}
            {...register("position")}
          />
        </>
      ) : null}
      {role === "ATHLETE" ? (
        <SelectField
          label="Nível"
          options={levels}
          hint="De quem já tem cadastro de atleta vale o nível que está lá."
          error={errors.level?.message}
          {...register("level")}
        />
      ) : null}
    </FormDialog>
  );
}

interface PlacesProps {
  places: readonly FoundPlace[];
  onDrop: (rest: FoundPlace[]) => void;
  children: React.ReactNode;
}

/** What is chosen, each in a line, and below it the way to more. */
function Places({ places, onDrop, children }: PlacesProps) {
  return (
    <Stack gap="2">
      {places.map(({ id, name }) => (
        <HStack
          key={id}
          justify="space-between"
          gap="3"
          ps="3"
          pe="1"
          minH="11"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
        >
          <Text minW="0" overflowWrap="anywhere" fontWeight="medium">
            {name}
          </Text>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Retirar ${name}`}
            onClick={() => onDrop(places.filter((one) => one.id !== id))}
          >
            <X />
          </Button>
        </HStack>
      ))}
      {children}
    </Stack>
  );
}
