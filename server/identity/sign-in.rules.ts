import { z } from "zod";
import { typedPassword } from "./password.rules";
import { email } from "./person.rules";

export const signInSchema = z.object({ email, password: typedPassword });

export type SignInInput = z.input<typeof signInSchema>;
