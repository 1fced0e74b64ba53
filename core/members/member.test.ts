import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aFamily, ben, familyAfter, leo, manyIds, mia, refusalOf } from '../testing/a-family.ts'
import { animals, memberColors } from '../words.ts'
import { ageBandOf, freeLook, memberIdsOf, membersOf, youngestFirst } from './member.ts'

const refused = (...args: Parameters<typeof familyAfter>) => refusalOf(() => familyAfter(...args))
const today = '2026-03-04'
const zoe = { id: 'zoe', name: 'Zoe', animal: 'cat', color: 'sky' } as const

describe('the members', () => {
  test('are the parent who started it, then adults, then children [S1.8]', () => {
    expect(membersOf(aFamily().familyData).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'adult primary',
      'adult ben',
      'child mia',
      'child leo',
    ])
    expect(memberIdsOf(aFamily().familyData)).toEqual(['primary', 'ben', 'mia', 'leo'])
  })

  test('an adult and a child join at the end of their kind', () => {
    const { familyData } = familyAfter(
      aFamily(),
      { type: 'add-member', member: { kind: 'adult', ...zoe, email: 'zoe@example.org' } },
      { type: 'add-member', member: { kind: 'child', ...zoe, id: 'kim', birthYear: 2020 } },
    )
    expect(familyData.adults).toEqual([ben, { ...zoe, email: 'zoe@example.org' }])
    expect(familyData.children).toEqual([mia, leo, { ...zoe, id: 'kim', birthYear: 2020 }])
    expect(familyData.adultEmails).toEqual(['ben@example.org', 'zoe@example.org'])
  })

  test('nobody joins twice, and the family takes twenty', () => {
    const again = { kind: 'child' as const, ...zoe }
    for (const id of ['primary', 'ben', 'mia']) {
      expect(refused(aFamily(), { type: 'add-member', member: { ...again, id } })).toBe(
        'member-exists',
      )
    }
    const children = manyIds(limits.members - 2).map((id) => ({ ...mia, id }))
    const nearlyFull = aFamily({ adults: [], children })
    const full = familyAfter(nearlyFull, { type: 'add-member', member: again })
    expect(memberIdsOf(full.familyData)).toHaveLength(20)
    expect(refused(full, { type: 'add-member', member: { ...again, id: 'kim' } })).toBe('list-full')
  })

  test('are edited as what they are', () => {
    const { familyData } = familyAfter(
      aFamily(),
      { type: 'edit-member', member: { kind: 'adult', ...ben, name: 'Papa', email: undefined } },
      { type: 'edit-member', member: { kind: 'child', ...mia, name: 'Mimi' } },
      {
        type: 'edit-member',
        member: { kind: 'primary', ...aFamily().familyData.primaryUser, animal: 'whale' },
      },
    )
    expect(familyData.adults).toEqual([{ ...ben, name: 'Papa', email: undefined }])
    expect(familyData.children).toEqual([{ ...mia, name: 'Mimi' }, leo])
    expect(familyData.primaryUser.animal).toBe('whale')
    expect(familyData.adultEmails).toEqual([])
  })

  test('of no family are not there to edit, and nobody becomes the primary user [A19]', () => {
    const stranger = { kind: 'child' as const, ...zoe, id: 'stranger' }
    expect(refused(aFamily(), { type: 'edit-member', member: stranger })).toBe('member-missing')
    const primary = { kind: 'primary' as const, ...zoe, id: 'ben', isParent: true as const }
    expect(refused(aFamily(), { type: 'edit-member', member: primary })).toBe('primary-stays')
  })

  test('grow up: a child becomes an adult and keeps everything that is theirs [P16]', () => {
    const { ageBand: _, ...grown } = mia
    const member = { kind: 'adult' as const, ...grown }
    const { familyData } = familyAfter(aFamily(), { type: 'edit-member', member })
    expect(familyData.children.map(({ id }) => id)).toEqual(['leo'])
    expect(familyData.adults.at(-1)).toEqual(grown)
  })

  test('are changed field by field: two parents at once lose nothing [P6]', () => {
    const from = { kind: 'child' as const, ...mia }
    const { familyData } = familyAfter(
      aFamily(),
      { type: 'edit-member', member: { ...from, name: 'Mia Maus' }, from },
      { type: 'edit-member', member: { ...from, ageBand: '9-12' }, from },
    )
    expect(familyData.children[0]).toEqual({ ...mia, name: 'Mia Maus', ageBand: '9-12' })
  })

  test('leave, and their address with them', () => {
    const { familyData } = familyAfter(
      aFamily(),
      { type: 'remove-member', memberId: 'ben' },
      { type: 'remove-member', memberId: 'leo' },
    )
    expect(memberIdsOf(familyData)).toEqual(['primary', 'mia'])
    expect(familyData.adultEmails).toEqual([])
  })

  test('cannot leave twice, and the parent who started the family stays', () => {
    expect(refused(aFamily(), { type: 'remove-member', memberId: 'stranger' })).toBe(
      'member-missing',
    )
    expect(refused(aFamily(), { type: 'remove-member', memberId: 'primary' })).toBe('primary-stays')
  })

  test('come back under their own id when a removal is undone', () => {
    const back = familyAfter(
      aFamily(),
      { type: 'remove-member', memberId: 'leo' },
      { type: 'add-member', member: { kind: 'child', ...leo } },
    )
    expect(back.familyData).toEqual(aFamily().familyData)
  })
})

describe('ages', () => {
  const born = (birthYear: number) => ({ ...zoe, birthYear })

  test('a band follows from the year of birth, as long as no band is said', () => {
    const bands = [2026, 2024, 2023, 2021, 2020, 2018, 2017, 2014, 2013, 1990]
    expect(bands.map((year) => ageBandOf(born(year), today))).toEqual([
      'under-3',
      'under-3',
      '3-5',
      '3-5',
      '6-8',
      '6-8',
      '9-12',
      '9-12',
      '13-17',
      '13-17',
    ])
    expect(ageBandOf({ ...born(1990), ageBand: '3-5' }, today)).toBe('3-5')
    expect(ageBandOf(zoe, today)).toBeNull()
    expect(ageBandOf(born(2100), today)).toBe('under-3')
  })

  test('the youngest speaks first, children of unknown age before the adults', () => {
    const data = aFamily({ children: [mia, zoe, leo] }).familyData
    expect(youngestFirst(data, today).map(({ id }) => id)).toEqual([
      'leo',
      'mia',
      'zoe',
      'primary',
      'ben',
    ])
  })

  test('within one age band the later year speaks first, whoever was entered first', () => {
    const teen = (id: string, birthYear: number) => ({ ...zoe, id, birthYear })
    const { familyData } = aFamily({ children: [teen('p', 2010), teen('q', 2012)] })
    expect(youngestFirst(familyData, today).map(({ id }) => id)).toEqual([
      'q',
      'p',
      'primary',
      'ben',
    ])
  })
})

describe('looks', () => {
  test('a newcomer gets an animal and a colour that nobody has', () => {
    const look = freeLook(membersOf(aFamily().familyData))
    expect(look).toEqual({ animal: 'rabbit', color: 'plum' })
  })

  test('where all are taken, they come round again', () => {
    const taken = animals.map((animal, index) => ({
      animal,
      color: memberColors[index % memberColors.length]!,
    }))
    const look = freeLook(taken)
    expect(animals).toContain(look.animal)
    expect(memberColors).toContain(look.color)
    expect(freeLook([...taken, look]).animal).not.toBe(look.animal)
  })
})
