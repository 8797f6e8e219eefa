/** The name of the data that hold the words of a whole edition, see `packWhole`. */
export function editionData(id: string): string {
  return `edition/${id}`;
}

/** The name of the data that hold the beginnings of the definitions of an edition, by the places of the terms. */
export function termData(id: string): string {
  return `terms/${id}`;
}
