import { z } from "zod";
import { optionalPhone } from "../../brazil/phone-field.rules";
import { personName } from "../../identity/person.rules";

/** 'Meu Cadastro': what teachers change of their own record. Their own CPF nobody changes alone. */
export const updateTeacherProfileSchema = z.object({ fullName: personName, phone: optionalPhone });

export type UpdateTeacherProfileInput = z.input<typeof updateTeacherProfileSchema>;
export type UpdatedTeacherProfile = z.output<typeof updateTeacherProfileSchema>;
