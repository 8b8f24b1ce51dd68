import type { Corpus } from './corpus.ts';

/** More questions as people type them, each written before anybody knew how it would be understood, then learnt from. */
export const learnt: Corpus = {
  clothes: `во что ты щас одет
а обувка у тебя какая?
тебе выдали форму или своё? [uniform]
каску носить надо? [armour]
сапоги не жмут?
плащ надел?
ты в костюме?
что у тебя на ногах
надо ли переодеваться?
в шортах пустят? | rules
в юбке удобно будет?
бельишко тёплое поддел? | weather
what are u dressed in
do i need boots for that
are you in uniform? [uniform]
would i look silly in jeans there?
is anyone barefoot [bare]
are you wearing gloves?
whats on ur feet
в чём ходят местные?
у тебя есть головной убор?
ты при галстуке?
красиво одета?
тут босиком ходят? [bare]
нужна ли спецодежда? [uniform]
носишь что-то тяжёлое?
какого цвета твоя одежда | light
меха носите? [fur]
прическа у тебя какая сегодня
ты накрашена?
do people dress up for this
what would i have to put on?
is your outfit comfortable | rest
are those clothes warm? | weather
silk or wool?
does everyone wear the same thing [uniform]
как бы ты описал свой внешний вид?
тебе не жмёт?
переодевался сегодня?
пиджачок надел?
модно тут у вас одеваются?
шапку снимают при входе? | rules
маска на лице есть? [secret] | rules
рубашка чистая?
is your hat big
what kind of shoes are best
do you take your shoes off there?
hows everyone dressed
Что на тебе надето?
какую одежду ты носишь здесь?
нужно ли особенно одеваться?
на тебе сейчас много одежды?
униформа обязательна? [uniform]
What would you wear to this place?
Do I need to dress warmly? | weather
are you wearing a costume?
Are people well dressed here?`,
  sounds: `что у вас там гремит
музыка есть какая-нить? [music]
слышишь выстрелы? | tools
там орут или шепчутся?
птички поют? | fears
кто-нибудь храпит? | rest
там тихо как в библиотеке или шумно как на рынке?
чё за шум
громко ли вокруг? [loud]
did u hear that
what noises are there?
would i need earplugs
is somebody shouting? [loud]
are there drums [music]
is it noisy? [loud]
тут можно услышать смех?
а какая мелодия играет? [music]
барабаны слышны? [music]
у вас там всегда так шумно? [loud]
на уши давит?
стреляют рядом? | tools
слышь, а колокола звонят? | rules
гул стоит?
is there a lot of noise [loud]
can you hear water? | weather
any singing going on? [song] | rest
how loud is it on a scale of 1 to 10 [loud]
is it silent [quiet]
а что играет?
эхо есть?
орёшь там? [loud]
какие слышны голоса
шумят соседи?
тихий уголок найдётся? [quiet]
do people talk loudly there? [loud]
is there live music [music]
what would wake you up at night | rest
do u whisper there
Что ты слышишь вокруг?
Шумное ли это место? [loud]
музыка громкая? [music]
Слышно ли птиц?
тут надо говорить шёпотом?
Is this place usually noisy? [loud]
What sounds can be heard here
Do they play music here? [music]
Could a baby sleep with this noise?`,
  smells: `чем несёт?
там воняет?
какой запах стоит
нос зажимать надо?
приятно пахнет хоть?
what can u smell
is the smell bad
how does it smell in there?
воздух свежий?
потом пахнет?
чем воняет больше всего
гарью тянет? [smoke]
как там с ароматами
дым чувствуется? [smoke]
does it smell of food | food
is there a strong smell
whats that stink
запашок как?
воняет потом?
чем у тебя пахнут руки | tools
how bad is the smell
smells good or bad?
проветривают?
Как тут пахнет?
Запах приятный?
what does this place smell like
any weird smells?
а чем пахнет от соседа`,
  fears: `чё самое опасное
тебе не страшно там?
помереть можно? [death]
там кто-нибудь умер? [death]
нападут на нас?
убить могут? [death]
а крысы есть? [beast]
хищники водятся? [beast]
не боишься упасть? | travel
болеют часто? [ill]
чего все боятся?
рискуешь жизнью?
war going on? [war]
anything that could kill me? [death]
do people die there often [death]
is it scary at night
what are u afraid of
any wild animals? [beast]
could you get sick? [ill]
do you feel safe
есть шанс не вернуться?
какие там опасности
бомбят? [war]
страшно было в первый раз? | often
чем там можно заразиться? [ill]
волков много? [beast]
нервничаешь?
у тебя там враги есть? [war]
кого надо опасаться
do bad things happen there
have you ever been hurt there?
are there snakes or spiders [beast]
is anyone sick? [ill]
what would make you run away
тут кто-то может напасть?
самое страшное что случалось?
ты смелый?
жизнью рискуете?
можно ли заболеть чем-то? [ill]
привидения водятся?
до вечера доживём? | rest
зверей боишься? [beast]
anything to be afraid of there
has anyone died there [death]
do you need to be brave
would you be scared to go alone? | people
doctor on site? [ill]
Здесь опасно?
Ты боишься кого-нибудь здесь?
Можно ли здесь погибнуть? [death]
Что самое страшное может тут произойти?
Есть ли тут дикие животные? [beast]
можно ли тут пораниться?
Is it dangerous to be here at night?
Could I get injured here?
have you seen any dead bodies [death]
Do you feel threatened?
are there enemies nearby? [war]`,
  money: `бабки есть? [coin]
скок платишь за вход?
сколько бабла надо с собой [coin]
ты на этом зарабатываешь?
чаевые дают?
дорого обошлось?
там торгуются?
золото есть? [coin]
тебе хоть платят? [coin]
это для богатых?
do they pay you well
can poor people go there?
is it pricey
сколько это стоит
тебе зарплату дают? [coin]
можно разбогатеть?
вход платный?
с собой сколько брать денег [coin]
дороговато там?
купить там что-нибудь можно?
это всё бесплатно?
who pays for all this
would i get rich there
is there anything to buy?
how much money do i need [coin]
is gambling a thing there
много ли зарабатывают
прибыльное дельце?
во сколько обойдётся?
кошелёк с собой?
тут воруют? [loot]
за деньги пускают? [coin] | rules
что почём
can i afford it
are you rich
does somebody pay u for being there [coin]
is stuff stolen often [loot]
Сколько стоит попасть сюда?
Тебе платят за то что ты тут?
тут можно потратить много денег? [coin]
Бедный человек может себе это позволить?
Do you have to pay to get in?
How expensive is it here?
Do people make money here? [coin]
Do you need to buy a ticket? | travel`,
  food: `чё хаваете?
есть чё пожрать?
кормёжка как
вино дают? [drink]
а бухлишко имеется? [drink]
пьяных много? [drink]
что на завтрак ел
готовите сами?
хлеба хватает? [plain]
там вкусно? [feast]
перекусить можно?
вода питьевая есть?
суп или каша?
whats for dinner
is there beer? [drink]
do they serve alcohol [drink]
had anything tasty today? [feast]
do u cook urself
can i get a sandwich there?
are people drunk? [drink]
чё вы там едите
пайки выдают?
есть ли там шашлыки?
напиться можно? [drink]
мясо едите?
чем угощают гостей
голодать приходится? [plain]
фрукты растут?
чай наливают?
кто готовит еду
по пивку? [drink]
кормят от пуза? [feast]
is the food free | money
any vegetarian options
what did u have for breakfast
do people drink a lot there [drink]
could i order a pizza
is it a good place to eat?
u hungry?
пожевать чё есть?
жрачка норм?
буфет имеется?
там дают вино? [drink]
сколько раз в день кормят
рыбу едите? [sea] | travel
еда домашняя или так себе?
что пьют местные
зажигают с алкашкой? [drink]
is food served there
what do you usually eat
can i bring my own snacks
is there a bar [drink]
do u get thirsty
Здесь можно поесть?
Что тут обычно едят?
Алкоголь продают? [drink]
вы сегодня завтракали?
Тут вкусно готовят? [feast]
воду пить можно? | weather
Is there food here?
Would you eat here?
Can you get a drink here? [drink]
what's the best dish here
Do you cook your own meals?`,
  work: `чё делаешь щас
какая у тебя роль?
ты тут работаешь или отдыхаешь? | rest
трудная работёнка?
руками работаешь или головой?
чему учишься? [school]
долго учиться на это? [school]
во сколько встаёшь на работу
тяжести поднимаешь? [toil]
ты профессионал?
whats ur job
do you work hard
what are you up to
is it physical work?
do u need training for it [school]
what time do you start work
какие у тебя задачи
ты начальник или подчинённый? | people
чё надо делать-то
работёнка пыльная?
ты этому долго учился? [school]
что умеешь
чем зарабатываешь на жизнь | money
рано вставать приходится?
вкалывать приходится? [toil]
кем ты там числишься?
is your job dangerous | fears
do you need a degree for that [school]
what exactly do you do all day
is it tiring
are you good at what you do?
что входит в твои обязанности?
ты тут по работе?
помогаешь кому-то?
тебе приходится много трудиться?
перерыв когда? | rest
ты копаешь? [toil]
учитель хороший? [school] | people
do you get paid to be there or is it a hobby | money
is it hard what you do
who trained you [school]
do you build things? [toil]
is your work important
Кем ты здесь работаешь?
Что ты обычно тут делаешь?
Тяжело ли тебе тут работать?
Это работа или развлечение? | rest
сколько часов в день работаешь?
Чему тебя здесь научили? [school]
What's your role here?
Do you get tired here? | rest
Do people work here?
How many hours a day do you work
Is your work physical?`,
  weather: `не холодно тебе? [cold]
снег идёт? [cold]
солнечно или пасмурно?
дождь капает? [wet]
жара стоит? [heat]
зимой там был? | often
какая температура?
это на улице или в здании?
зонтик брать?
is it freezing? [cold]
how hot does it get [heat]
is it indoors
does it rain a lot? [wet]
what's the temperature like
sunny there? [heat]
у вас там зима? [cold]
вспотел? [heat]
не мокро? [wet]
тепло ли тебе девица [heat]
сквозняки есть? [wind]
под крышей сидим?
на солнце обгореть можно? [heat]
кондиционер не помешал бы? [heat]
пасмурно?
снежок выпал? [cold]
does it ever snow there [cold]
do you need sunscreen? [heat]
is it muddy [wet]
is there a roof over your head
what season is it there
за окном что, дождь? [wet]
обычно там тепло или холодно?
мёрзнут ли руки [cold]
душно? [heat]
как там с климатом
шторма бывают? [wind]
туман? [wet]
загораете? [heat]
is it cold outside [cold]
wind strong? [wind]
would i get sunburnt [heat]
do you work outdoors | work
Какая тут погода?
Здесь холодно? [cold]
Мы на улице или внутри?
Тебе сейчас жарко? [heat]
Идёт ли дождь? [wet]
зонт нужен? [wet]
What's the weather like?
Is it warm in here? [heat]
Are we inside or outside?
Does it get really cold in winter? [cold]
Should I take a coat? | clothes`,
  people: `скока вас там
кто рядом стоит?
с кем ты пришёл
народу дофига? [crowd]
там много людей? [crowd]
кто главный? [boss]
есть знакомые?
там одни мужики?
друзья с тобой?
who are you with
are there many people [crowd]
whos in charge? [boss]
are there any women [love]
is it crowded? [crowd]
do you know anybody there
who else is around
много там девушек? [love]
ты там с друзьями?
толпа большая? [crowd]
вас там больше десяти?
есть кто знаменитый?
король заходит? [noble]
кто тобой командует? [boss]
незнакомцы есть? [stranger]
народ дружелюбный?
там есть дети? | family
старики там есть?
вы все знакомы между собой?
do you have a boss [boss]
are people friendly there
is it just us or more people?
any royalty around? [noble]
would i meet strangers [stranger]
how many of you are there
is your family with you [kin]
кто ещё там с тобой
много ли народу обычно [crowd]
дамы присутствуют? [love]
люди весёлые?
есть ли у вас лидер? [boss]
с соседями ладишь?
семейное это дело? [kin]
туристы ходят? [stranger]
какой народ собирается
do you have coworkers
are you alone there
are there tourists [stranger]
is the leader nice? [boss]
any celebrities?
Сколько здесь людей?
Кого здесь больше, мужчин или женщин?
Тут бывают дети? | family
Кто здесь самый главный? [boss]
ты пришёл с кем-то?
Тут можно встретить знаменитость?
Who is usually here?
Are you here with friends?
How many people are here right now?
Is there somebody in charge? [boss]
Do you know the people around you?
Are there more men than women?`,
  tools: `что в руках держишь
меч при тебе? [weapon]
чем пользуешься?
что взять с собой?
инструмент какой нужен
компьютеры там стоят? [modern]
ствол есть? [weapon]
какая там мебель
what do you carry
do you have a gun? [weapon]
any electronics there [modern]
what do u hold in ur hands
what should i bring?
are there books [book]
какой самый важный предмет
чем вооружён? [weapon]
нож с собой есть? [weapon]
в кармане что?
лопата нужна? [toil] | work
там есть книги? [book]
интернет есть? [modern]
машины какие-нибудь стоят? [modern] | travel
верёвка пригодится?
стулья есть?
щит носишь? [weapon]
do i need special equipment
is there a phone [modern]
are weapons allowed? [weapon] | rules
what's in your pockets
do you write things down [book]
are there any machines? [modern]
что стоит на столе?
вещи где хранишь
мечи есть? [weapon]
приборы какие-то стоят?
рюкзак с собой?
бумага и ручка нужны? [book]
тебе нужны руки для этого?
телик есть? [modern]
что бы ты взял с собой
is there furniture
do you use computers [modern]
what tools do you need
do i need a knife [weapon]
are you holding something
Что у тебя сейчас в руках?
Какие предметы тебя окружают?
Есть ли тут оружие? [weapon]
Без чего тут не обойтись?
какие инструменты используешь?
мобильник работает? [modern]
What are you holding?
What objects are around you?
Is there any technology here? [modern]
What should I bring with me?
do you carry a weapon [weapon]`,
  rest: `кровать мягкая?
танцы будут? [song]
по вечерам чё делаете
выходные есть?
играете во что-нибудь?
поют там? [song]
can u sleep there
is there dancing? [song]
do you have fun there | liking
where do people sleep
what do u do in ur free time
is it relaxing
вздремнуть удастся?
там весело по вечерам? | liking
как развлекаетесь
диван есть?
есть где присесть?
танцуешь? [song]
там скучать не приходится? | liking
праздники отмечаете?
do people party there
do you get any sleep
are there games to play?
do you dance [song]
can i take a nap
is there somewhere comfy to sit
есть где поспать?
как проводите свободное время
во сколько ложитесь спать
потанцуем? [song]
вечеринки устраиваете?
в картишки играете?
удобно ли сидеть?
песни поёте? [song]
is there a bed
do people sing [song]
what do you do when you're bored
is it a good place to chill
can you sit down there
Здесь можно поспать?
Как ты отдыхаешь тут?
Здесь танцуют? [song]
Чем тут занимаются для развлечения?
Можно ли тут полежать?
Would you come here on vacation?
Can you sleep here?
How do people have fun here?
Is there a place to sit?`,
  travel: `как добирался?
далеко отсюда?
на чём ехал
это далеко от города
туда плыть надо? [sea]
летал туда? [sky]
скок ехать
на метро доеду?
корабль большой? [sea]
как туда попасть
how did u get there
can i walk there?
is it far from here
do you need a boat? [sea]
are we moving right now
did you fly? [sky]
долго туда добираться?
мы сейчас движемся?
на лошади можно? [horse]
вы на корабле? [sea]
с парашютом прыгал? [sky]
далеко ли до дома
идти пешком надо? [road]
в какой это стране?
билет нужен? | rules
лес рядом? [forest] | rest
горы видно? [hill] | light
на каком этаже
какой транспорт ходит
do i need a car
how long is the trip
is it in europe?
can you get there by plane? [sky]
are there mountains nearby [hill]
are you on a ship [sea]
is it in the city or countryside
доехать реально?
верхом ездишь? [horse]
ты сюда прилетел? [sky]
до моря далеко? [sea]
лифт есть?
на вёслах сидишь? [sea]
ехали долго?
это за границей?
из города видно это место?
по дороге не заблудишься? [road]
how do people get around
did you walk
is it on an island? [sea]
do you need a passport | rules
are there horses [horse]
did it take long to get here
Как ты сюда добрался?
Далеко ли отсюда до дома?
Сюда можно приехать на машине?
Нужно ли плыть на корабле? [sea]
Ты пришёл пешком? [road]
куда дальше поедем?
How did you get here?
Is this place far away?
Did you come by horse? [horse]
Could you get here by car?
Where exactly is it on the map?
Is there water nearby? [sea]`,
  light: `чё видишь
там светло?
темно? [dark]
ночь или день?
лампочки есть? [modern] | tools
can you see the sky?
is it dark in there [dark]
whats the view like
is there a window
are there candles? [dark]
day or night there
свет там яркий?
луна светит? [stars]
солнце видно? [heat] | weather
что за окном?
фонарь нужен?
при свечах сидите? [dark]
там живописно?
много ли света
горизонт видно?
is it bright
can u see stars? [stars]
do you need a flashlight
is there anything pretty to look at
is it night time there
лампа горит?
какой вид из окна
солнечный свет попадает?
в темноте сидите? [dark]
что вокруг тебя
небо видишь?
is there enough light
what color are the walls | tools
is the view nice
can you see far
темень? [dark]
Что ты видишь перед собой?
Здесь темно? [dark]
Есть ли окна?
Какого цвета тут всё?
тут красиво?
What do you see around you?
Is it dark in here? [dark]
Is it better during the day or at night?
Is the lighting good?`,
  rules: `чё нельзя делать?
за это посадят? [law]
детям можно? | family
наказывают строго?
можно фоткать?
а закон не нарушаем? [law]
секретно всё это? [secret]
тебя могут арестовать? [law]
what are the rules
can i take pictures there
is talking allowed?
can you leave whenever you want [trapped]
do they check at the door?
is it a secret place? [secret]
any religion involved [gods]
драться разрешено? [brawl]
там кто-то следит за порядком?
ругаться матом можно?
надо ли соблюдать тишину? [quiet] | sounds
пускают всех подряд?
сколько тебе должно быть лет
в тюрьму можно попасть? [law]
болтать об этом можно? [secret]
туда пускают женщин? | people
есть тайны? [secret]
надо в бога верить? [gods]
do i need an invitation
is it ok to shout? | sounds
do you have to keep secrets [secret]
can i bring my dog? | fears
is swearing allowed
do they pray there [gods]
are fights common? [brawl]
какие законы? [law]
надо тихо себя вести? [quiet] | sounds
начальство разрешает?
кто туда не попадёт
шпаргалки можно?
за побег накажут? [trapped]
суеверия есть? [gods]
полиция приезжает? [law]
do you have to be quiet [quiet] | sounds
is there an age limit
can anyone join?
could we get arrested for this [law]
do they search you at the entrance
is smoking ok there | smells
Что здесь запрещено?
Можно ли отсюда уйти когда захочешь? [trapped]
Меня сюда пустят?
Здесь соблюдают правила?
Тут можно шуметь? [loud] | sounds
Это легально?
Are there rules here?
Is this place legal?
Can anyone come here?
What happens if I misbehave?
Is it a secret? [secret]
Are phones allowed? [modern] | tools`,
  liking: `тебе тут в кайф?
нравится там?
весело?
ты доволен?
скучно тут?
хочешь там остаться?
do you like it
are u having fun
is it boring there
would you go back?
тебе там хорошо?
хотел бы там жить?
как ощущения?
понравилось?
ты бы ещё раз туда пошёл?
u like this place?
would you recommend it
do you love it there
is it any fun?
как тебе тут?
уйти не хочется? | rules
кайфуешь?
you enjoying it
would you rather be somewhere else
how do u like it so far
Тебе нравится тут находиться?
Ты бы хотел остаться тут подольше?
тебе весело?
ты счастлив тут?
Do you like being here?
Are you having a good time?
Would you like to stay longer?`,
  often: `часто тут бываешь?
ты тут первый раз?
давно тут?
сколько времени ты тут проводишь
как часто туда ходишь
how often do u go
been there long?
first time here?
how long do people stay
как часто там бываешь?
ты каждый день там?
сколько раз ты там был
надолго туда?
how many times have you been
is it your first time
have you been here before
сколько ты уже здесь?
часто ли ты сюда ходишь
первый день тут?
when did you get here first
how long have u been here
do you go there every week
Как часто ты тут бываешь?
Давно ты тут?
Когда ты был тут последний раз?
How often do you come here?
When was the last time you were here?
How long have you been here?`,
  family: `с детьми пойдёшь?
маму бы взял?
бабушке понравится?
would u take ur kids there
can children come
дочку туда возьмёшь?
жену бы пригласил?
родители одобрят?
would your grandma enjoy it
can i bring my kids
would you take your wife
детей пускают? | rules
сыну показал бы?
маме рассказал?
do you bring your children
is it ok for kids
what would your mother say
Ты бы привёл сюда детей?
Маму бы сюда привёл?
Would you bring your kids here?
Is it suitable for children?
Would you bring a date here?`,
  back: `ну а сам?
а у тебя как?
а сама чё?
и ты?
а что у тебя?
wbu
what about u
how about yourself?
а ты что скажешь?
а вы?
а тебе?
ну а ты сам как
теперь ты
what about you then?
and yourself
your turn
а сам как думаешь?
а у вас?
ты-то сам?
what about urself
how bout you
you?
А ты как думаешь?
А что насчёт тебя?
А у тебя самого?
And what about you?
How about you?`,
  earlier: `ты о чём?
почему так?
это как?
что ты имеешь в виду
а подробнее?
ты точно уверен?
чё это значит
why tho
can you explain
care to elaborate?
are u sure
huh?
что ты этим хочешь сказать?
что значит «как обычно»?
ты говорил другое
как-как?
не понял, объясни
то есть?
например?
чего?
what's that supposed to mean?
you said something else before
like what?
sorry what?
could you be more specific
how do you know?
что именно?
а почему именно так?
ты серьёзно?
ты же сказал что холодно? | weather
и как это понимать
какой ещё?
расскажи подробнее
why do you say that
what did you mean by that
are you kidding
more details please
really?
Почему ты так говоришь?
Что ты имел в виду?
Можешь рассказать подробнее?
Ты уверен в этом?
Почему нет?
What did you mean?
Can you be more specific?
Why do you think so?
Why not?
Are you sure about that?`,
};
