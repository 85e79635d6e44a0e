/** The word that the user types to confirm the deletion of the account. */
export const deletionWord = "EXCLUIR";
